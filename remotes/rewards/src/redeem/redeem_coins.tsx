import { useHost, type Screen, type ScreenProps } from '@sidepick/card-kit'
import { AppLink } from '@sidepick/card-kit/screens/app_link'
import { Loading, Lost } from '@sidepick/card-kit/screens/notice'
import { Progress } from '@sidepick/card-kit/ui/progress'
import { Stat, Stats } from '@sidepick/card-kit/ui/stat'
import { intlTag } from '@sidepick/rules/languages'
import { mostRedeemable, redeemQuote, REDEEM_TERMS } from '@sidepick/rules/redeem_terms'
import type { RewardsEndpoints } from '../endpoints'
import { ClosedNote } from '../tickets/closed_note'
import { RewardsFrame } from '../rewards_frame'
import { formatNumber } from '../words/formats'
import styles from './redeem_coins.css'
import { redeemText } from './redeem_text'

const { minCoins, stepCoins, fee: feeShare } = REDEEM_TERMS

/** What a player's coins are worth, and how far they are from a gift card. No provider of gift cards is connected yet. */
export const RedeemCoins: Screen = (props) => {
  const { place, locale, emit } = props
  const text = redeemText(locale)
  return (
    <RewardsFrame
      place={place}
      locale={locale}
      emit={emit}
      title={text('title')}
      back={text('back')}
    >
      {(endpoints) => <Coins {...props} endpoints={endpoints} />}
    </RewardsFrame>
  )
}

function Coins({ endpoints, locale, emit }: ScreenProps & { endpoints: RewardsEndpoints }) {
  const { language } = useHost()
  const text = redeemText(locale)
  const balance = endpoints.walletsBalance.useQuery(undefined, { refetchOnMountOrArgChange: true })
  if (balance.isError && !balance.data) {
    return <Lost locale={locale} onRetry={() => void balance.refetch()} />
  }
  if (!balance.data) return <Loading locale={locale} />
  const { coins, pendingCoins } = balance.data
  const shown = (amount: number) => formatNumber(amount, language)
  const isEnough = mostRedeemable(coins) > 0
  return (
    <div className={styles.redeem}>
      <Stats>
        <Stat label={text('coins')} value={shown(coins)} icon="coins" tone="gold" />
        <Stat label={text('pending')} value={shown(pendingCoins)} icon="clock" />
      </Stats>
      <Progress
        label={text('way')}
        value={Math.min(coins, minCoins)}
        most={minCoins}
        text={isEnough ? text('enough') : text('missing', { coins: minCoins - coins })}
        tone={isEnough ? 'success' : 'brand'}
      />
      <Worth coins={isEnough ? mostRedeemable(coins) : minCoins} locale={locale} />
      <p className={styles.note}>
        {text('terms', { least: shown(minCoins), step: shown(stepCoins) })}
      </p>
      <ClosedNote title={text('closed')} text={text('closed_text')}>
        <AppLink to="/profile/transaction-history" emit={emit}>
          {text('history')}
        </AppLink>
      </ClosedNote>
    </div>
  )
}

function Worth({ coins, locale }: Pick<ScreenProps, 'locale'> & { coins: number }) {
  const { language } = useHost()
  const text = redeemText(locale)
  const { fee, cents } = redeemQuote(coins)
  const tag = intlTag(language)
  const dollars = new Intl.NumberFormat(tag, { style: 'currency', currency: 'USD' })
  const percent = new Intl.NumberFormat(tag, { style: 'percent' }).format(feeShare)
  const rows = [
    [text('order'), formatNumber(coins, language)],
    [text('fee', { percent }), `−${formatNumber(fee, language)}`],
    [text('value'), dollars.format(cents / 100)],
  ]
  return (
    <section aria-label={text('worth')}>
      <h2 className={styles.heading}>{text('worth')}</h2>
      <dl className={styles.worth}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
