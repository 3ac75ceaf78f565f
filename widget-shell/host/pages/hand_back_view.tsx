import { Button } from '@sidepick/card-kit'
import { isRefused } from '@sidepick/card-kit/http_refusal'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import styles from '../apart/apart.css'
import { apartTexts } from '../apart/apart_texts'
import { usePages } from './pages_context'

/** Asks the player before the waiting game is signed in too, and confirms it. */
export function HandBackView({ leadOn }: { leadOn: () => void }) {
  const { scene, handBack } = usePages()
  const [failed, setFailed] = useState(false)
  const text = apartTexts(scene.entry.locale)
  const site = handBack.game()?.site

  const give = async () => {
    const { http, session } = await scene.later()
    try {
      const body = { state: handBack.game()?.state ?? '' }
      await http('POST /auth/handoff', { body })
      handBack.drop()
      handBack.become('given')
    } catch (error) {
      console.warn('The game could not be signed in', error)
      if (!isRefused<'POST /auth/handoff'>(error, 'E_SIGN_IN_AGAIN')) return setFailed(true)
      // An old session must not create a new one: the player signs in again first.
      handBack.become('none')
      await session.logOut()
    }
  }
  const decline = () => {
    handBack.drop()
    handBack.become('none')
    leadOn()
  }

  if (handBack.step() === 'given') {
    return (
      <Titled key="given" title={text('given.title')}>
        <p className={styles.lead} role="status">
          {text('given.lead')}
        </p>
      </Titled>
    )
  }
  return (
    <Titled key="ask" title={text('ask.title')}>
      <p className={styles.lead}>{site ? text('ask.lead', { site }) : text('ask.leadUnknown')}</p>
      <p className={styles.lead}>{text('ask.caution')}</p>
      <Button onClick={() => void give()}>{text('ask.yes')}</Button>
      <Button look="quiet" onClick={decline}>
        {text('ask.no')}
      </Button>
      <p className={styles.lead} role="alert">
        {failed && text('failed')}
      </p>
    </Titled>
  )
}

/** Replaces the page's content without a navigation, so it must move the focus. */
function Titled({ title, children }: { title: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className={styles.apart}>
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h1>
      {children}
    </section>
  )
}
