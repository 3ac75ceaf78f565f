import { Glyph, type GlyphName } from '@sidepick/card-kit/ui/glyph'
import styles from './settings_list.css'

interface Props {
  glyph: GlyphName
  label: string
  hint?: string
  /** Leads to a screen of its own. */
  leads?: boolean
}

/** What a row of the settings shows, whether it is a link or a button. */
export function SettingsRow({ glyph, label, hint, leads }: Props) {
  return (
    <>
      <span className={styles.sign}>
        <Glyph name={glyph} />
      </span>
      <span className={styles.words}>
        <span className={styles.label}>{label}</span>
        {hint && <span className={styles.hint}>{hint}</span>}
      </span>
      {leads && (
        <span className={styles.leads}>
          <Glyph name="chevron" size="small" />
        </span>
      )}
    </>
  )
}
