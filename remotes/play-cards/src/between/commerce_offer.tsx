import { useEffect, useEffectEvent, useState } from 'react'
import {
  Button,
  LiveRegion,
  useAttention,
  useHost,
  type Card,
  type CardProps,
  type CommerceOffer as Offer,
} from '@sidepick/card-kit'
import { offerStandsMs } from './between_config'
import { betweenText } from './between_text'
import styles from './commerce_offer.css'

/** The offer of this screen; `undefined` while it is on its way, null where there is none. */
function useOffer(): Offer | null | undefined {
  const host = useHost()
  const [offer, setOffer] = useState<Offer | null | undefined>(undefined)
  useEffect(() => {
    const gone = new AbortController()
    const find = async () => (await host.ads?.())?.offer?.(gone.signal)
    void find()
      .catch(() => null)
      .then((found) => gone.signal.aborted || setOffer(found ?? null))
    return () => gone.abort()
  }, [host])
  return offer
}

/**
 * An offer between two games, over which a stranger may sign up. The step is left where no offer is there in time, or may be shown.
 */
export const CommerceOffer: Card = ({ viewer, locale, emit }) => {
  const offer = useOffer()
  const found = useEffectEvent((here: boolean) => {
    if (here) emit('time_requested', { ms: offerStandsMs })
    else emit('next_requested', {})
  })
  useEffect(() => {
    if (offer !== undefined) found(offer !== null)
  }, [offer])
  if (offer === null) return null
  return (
    <>
      {offer ? <Shown {...{ offer, viewer, locale, emit }} /> : <Coming {...{ locale, emit }} />}
      <LiveRegion>{offer?.title}</LiveRegion>
    </>
  )
}

/** While an offer is waited for, nobody has to wait too. */
function Coming({ locale, emit }: Pick<CardProps, 'locale' | 'emit'>) {
  const text = betweenText(locale)
  return (
    <section className={`${styles.offer} ${styles.coming}`}>
      <p className={styles.text}>{text('offer_coming')}</p>
      <Button look="quiet" onClick={() => emit('next_requested', {})}>
        {text('keep_playing')}
      </Button>
    </section>
  )
}

interface ShownProps extends Pick<CardProps, 'viewer' | 'locale' | 'emit'> {
  offer: Offer
}

function Shown({ offer, viewer, locale, emit }: ShownProps) {
  const attention = useAttention(emit)
  const text = betweenText(locale)
  const signUp = () => emit('auth_requested', { screen: 'sign_up', variant: 'noHeaderROKT' })
  const mayJoin = !viewer.loggedIn && !viewer.loading && !viewer.registered
  return (
    <section className={styles.offer} {...attention}>
      <p className={styles.kind}>{text('offer')}</p>
      <h2 className={styles.title}>{offer.title}</h2>
      {offer.text !== '' && <p className={styles.text}>{offer.text}</p>}
      <a
        className={styles.link}
        href={offer.href}
        target="_blank"
        rel="noopener noreferrer sponsored"
        aria-label={text('offer_opens', { label: offer.label })}
        onClick={() => emit('time_requested', { ms: null })}
      >
        {offer.label}
      </a>
      <div className={styles.ways}>
        {mayJoin && (
          <Button look="quiet" onClick={signUp}>
            {text('save_points')}
          </Button>
        )}
        <Button look="quiet" onClick={() => emit('next_requested', {})}>
          {text('offer_decline')}
        </Button>
      </div>
    </section>
  )
}
