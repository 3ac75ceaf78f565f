import { useHost, type Emit } from '@sidepick/card-kit'
import { AppLink } from '@sidepick/card-kit/screens/app_link'
import { Glyph, type GlyphName } from '@sidepick/card-kit/ui/glyph'
import type { ProfileMessage, ProfileText } from './profile_text'
import { SettingsRow } from './settings_row'
import styles from './settings_list.css'
import { useDownload } from './use_download'

interface Row {
  to: string
  glyph: GlyphName
  label: ProfileMessage
  hint?: ProfileMessage
}

const ACCOUNT: readonly Row[] = [
  { to: '/profile/edit', glyph: 'person', label: 'edit_profile', hint: 'edit_profile_hint' },
  {
    to: '/profile/change-password',
    glyph: 'lock',
    label: 'edit_account',
    hint: 'edit_account_hint',
  },
]

const ABOUT: readonly Row[] = [
  { to: '/profile/rules', glyph: 'page', label: 'rules' },
  { to: '/profile/promotional-rules', glyph: 'gift', label: 'promotional_rules' },
  { to: '/profile/terms-of-service', glyph: 'page', label: 'terms' },
  { to: '/profile/privacy-policy', glyph: 'shield', label: 'privacy' },
]

interface Props {
  text: ProfileText
  emit: Emit
}

/** Everything an account can set and read. Rows of what is not built yet are not shown. */
export function SettingsList({ text, emit }: Props) {
  const { supportEmail } = useHost().brand
  const download = useDownload({ text, emit })
  const links = (rows: readonly Row[]) =>
    rows.map(({ to, glyph, label, hint }) => (
      <li key={to}>
        <AppLink to={to} emit={emit} className={styles.row}>
          <SettingsRow glyph={glyph} label={text(label)} hint={hint && text(hint)} leads />
        </AppLink>
      </li>
    ))
  return (
    <div className={styles.settings}>
      <section>
        <h2 className={styles.title}>{text('account')}</h2>
        <ul className={styles.list}>{links(ACCOUNT)}</ul>
      </section>
      <section>
        <h2 className={styles.title}>{text('about')}</h2>
        <ul className={styles.list}>
          {links(ABOUT)}
          <li>
            <a href={`mailto:${supportEmail}`} className={styles.row}>
              <SettingsRow
                glyph="help"
                label={text('support')}
                hint={text('support_hint', { email: supportEmail })}
              />
            </a>
          </li>
        </ul>
      </section>
      <section>
        <h2 className={styles.title}>{text('data')}</h2>
        <ul className={styles.list}>
          <li>
            <button
              type="button"
              className={styles.row}
              disabled={download.busy}
              onClick={download.start}
            >
              <SettingsRow
                glyph="download"
                label={text(download.busy ? 'downloading' : 'download')}
                hint={text('download_hint')}
              />
            </button>
          </li>
          <li>
            <button
              type="button"
              className={styles.row}
              onClick={() => emit('screen_requested', { name: 'DeleteAccount' })}
            >
              <SettingsRow glyph="bin" label={text('delete')} hint={text('delete_hint')} leads />
            </button>
          </li>
        </ul>
      </section>
      <button type="button" className={styles.leave} onClick={() => emit('log_out_requested', {})}>
        <Glyph name="leave" />
        {text('log_out')}
      </button>
    </div>
  )
}
