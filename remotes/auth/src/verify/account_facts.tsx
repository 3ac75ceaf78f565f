import type { Verification } from '@sidepick/rules/generated_wire'
import { useHost } from '@sidepick/card-kit'
import { intlTag } from '@sidepick/rules/languages'
import type { AuthText } from '../entry/auth_text'
import styles from './verify.css'

/** An account as a mailed link names it: its addresses are masked. */
interface Props {
  account: Verification
  text: AuthText
}

/** What tells an own account from one that somebody else made. */
export function AccountFacts({ account, text }: Props) {
  const { language } = useHost()
  const day = new Intl.DateTimeFormat(intlTag(language), { dateStyle: 'long' })
  const facts = [
    [text('username'), account.username],
    [text('email'), account.email],
    [text('made_on'), day.format(new Date(account.createdAt))],
    [text('payouts_to'), account.payoutEmail],
  ]
  return (
    <dl className={styles.facts}>
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          )
      )}
    </dl>
  )
}
