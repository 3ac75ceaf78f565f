import type { ReactNode } from 'react'
import type { ScreenProps } from '@sidepick/card-kit'
import { ColumnFrame } from '@sidepick/card-kit/screens/column_frame'
import type { RewardsEndpoints } from './endpoints'
import { WithEndpoints } from './with_endpoints'

interface Props extends Pick<ScreenProps, 'place' | 'locale' | 'emit'> {
  title: string
  /** Name of the way back. */
  back: string
  /** Where closing leads, in place of the page before. */
  onClose?: (() => void) | undefined
  children: (endpoints: RewardsEndpoints) => ReactNode
}

/** A screen of this remote: its column, drawn once the host's API is there. */
export function RewardsFrame({ children, ...frame }: Props) {
  return (
    <ColumnFrame {...frame}>
      <WithEndpoints locale={frame.locale}>{children}</WithEndpoints>
    </ColumnFrame>
  )
}
