import type { ReactNode } from 'react'
import type { Emit } from '@sidepick/card-kit'

interface Props {
  /** An address of the app, such as `/docs/rules`. */
  to: string
  emit: Emit
  className?: string
  children: ReactNode
}

/** A true link inside the app, which the app follows without loading a page or leaving the game. */
export function AppLink({ to, emit, className, children }: Props) {
  return (
    <a
      href={to}
      className={className}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        emit('navigated', { to })
      }}
    >
      {children}
    </a>
  )
}
