import type { Http } from '@sidepick/card-kit'
import { isRefused } from '@sidepick/card-kit/http_refusal'
import type { SessionProof } from '@sidepick/rules/generated_wire'
import { useState } from 'react'
import {
  Button,
  Dialog,
  FieldError,
  Form,
  Heading,
  Input,
  Label,
  Modal,
  ModalOverlay,
  TextField,
} from 'react-aria-components'
import { faultOf, useConsole } from '../app/console_context'
import form from '../form/form.css'
import styles from './act.css'

interface Props {
  by: SessionProof['by']
  /** Sends without asking for a proof in turn. */
  http: Http
  /** Hears whether the proof was given. */
  answer: (given: boolean) => void
}

/** Asks whoever acts to prove that it is them: by the password, or by a new sign-in where the account has none. */
export function ProofDialog(props: Props) {
  const { text } = useConsole()
  return (
    <ModalOverlay
      className={styles.overlay}
      isOpen
      onOpenChange={(isOpen) => !isOpen && props.answer(false)}
    >
      <Modal className={styles.modal}>
        <Dialog className={styles.dialog}>
          <Heading slot="title" className={styles.title}>
            {text('proof.title')}
          </Heading>
          {props.by === 'password' ? <ByPassword {...props} /> : <BySignIn {...props} />}
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}

function ByPassword({ http, answer }: Props) {
  const { text, username } = useConsole()
  const [password, setPassword] = useState('')
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)

  async function prove() {
    setBusy(true)
    setFault(null)
    try {
      await http('POST /auth/proof', { body: { password } })
      answer(true)
    } catch (error) {
      const isWrong = isRefused<'POST /auth/proof'>(error, 'E_VALIDATION')
      setFault(isWrong ? text('proof.wrong') : faultOf(error, text))
      setBusy(false)
    }
  }

  return (
    <Form
      className={styles.dialogForm}
      validationBehavior="aria"
      onSubmit={(event) => {
        event.preventDefault()
        void prove()
      }}
    >
      <p className={styles.said}>{text('proof.text')}</p>
      {/* Says to a password manager whose password it is. */}
      <input type="text" autoComplete="username" value={username} readOnly hidden />
      {/* It is the only field of a dialog that somebody waits for. */}
      <TextField
        className={form.field}
        type="password"
        autoComplete="current-password"
        // eslint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        value={password}
        onChange={setPassword}
        isInvalid={fault !== null}
      >
        <Label>{text('proof.password')}</Label>
        <Input className={form.input} />
        <FieldError className={form.fault}>
          <span role="alert">{fault}</span>
        </FieldError>
      </TextField>
      <div className={styles.ways}>
        <Button className={`${styles.button} ${styles.plain}`} onPress={() => answer(false)}>
          {text('proof.leave')}
        </Button>
        <Button
          type="submit"
          className={`${styles.button} ${styles.main}`}
          isDisabled={password === ''}
          isPending={busy}
        >
          {text('proof.give')}
        </Button>
      </div>
    </Form>
  )
}

function BySignIn({ answer }: Props) {
  const { text, emit } = useConsole()
  return (
    <>
      <p className={styles.said}>{text('proof.signInText')}</p>
      <div className={styles.ways}>
        <Button className={`${styles.button} ${styles.plain}`} onPress={() => answer(false)}>
          {text('proof.leave')}
        </Button>
        <Button
          className={`${styles.button} ${styles.main}`}
          onPress={() => {
            answer(false)
            emit('log_out_requested', { notice: text('proof.signInNotice') })
          }}
        >
          {text('proof.signIn')}
        </Button>
      </div>
    </>
  )
}
