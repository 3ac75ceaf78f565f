import type { Account } from '@sidepick/rules/generated_wire'
import { useConsole } from '../../app/console_context'
import { Badge, type Tone } from '../../ui/badge'

const TONES: Record<Account['status'], Tone> = {
  pending: 'plain',
  active: 'good',
  blocked: 'stopped',
  deleted: 'stopped',
}

export const STATUSES = Object.keys(TONES) as Account['status'][]

export function AccountStatus({ status }: Pick<Account, 'status'>) {
  const { text } = useConsole()
  return <Badge tone={TONES[status]}>{text(`status.${status}`)}</Badge>
}
