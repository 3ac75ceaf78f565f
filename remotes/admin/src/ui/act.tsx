import { useState } from 'react'
import { Button, DialogTrigger } from 'react-aria-components'
import { faultOf, useConsole } from '../app/console_context'
import { useOfferUndo } from '../app/undo'
import styles from './act.css'
import { Confirm, type Question } from './confirm'

interface Props<Answer> {
  label: string
  /** How much weight the button has. */
  look?: 'plain' | 'main' | 'danger'
  /** What is asked before; without it the act follows at once. */
  confirm?: Question
  disabled?: boolean
  /** Rejects with an HttpError, which is said and leaves everything as it was. */
  run: () => Promise<Answer>
  /** What is said afterwards; where the answer matters, by that. */
  done: string | ((answer: Answer) => string)
  /** Takes the act back by what it was answered; only for what touches no money. */
  undo?: (answer: Answer) => Promise<unknown>
}

/** One act on a record: asked for, under way, and said when it is done or was refused. */
export function Act<Answer>(props: Props<Answer>) {
  const { label, look = 'plain', confirm, disabled, run, done, undo } = props
  const { text, emit } = useConsole()
  const offerUndo = useOfferUndo()
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)

  async function start(close?: () => void) {
    setBusy(true)
    setFault(null)
    try {
      const answer = await run()
      const said = typeof done === 'function' ? done(answer) : done
      if (undo) offerUndo({ done: said, undo: () => undo(answer) })
      else emit('toast', { text: said, kind: 'success' })
      close?.()
    } catch (error) {
      const said = faultOf(error, text)
      if (close) setFault(said)
      else emit('toast', { text: said, kind: 'error' })
    } finally {
      setBusy(false)
    }
  }

  const button = (
    <Button
      className={`${styles.button} ${styles[look]}`}
      isDisabled={disabled}
      isPending={busy}
      onPress={confirm ? undefined : () => void start()}
    >
      {label}
    </Button>
  )
  if (!confirm) return button
  return (
    <DialogTrigger onOpenChange={() => setFault(null)}>
      {button}
      <Confirm
        question={confirm}
        look={look === 'plain' ? 'main' : look}
        busy={busy}
        fault={fault}
        onConfirm={(close) => void start(close)}
      />
    </DialogTrigger>
  )
}
