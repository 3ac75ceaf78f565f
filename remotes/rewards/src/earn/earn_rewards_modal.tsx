import { Button, createTranslator, type Screen } from '@sidepick/card-kit'
import { ColumnFrame } from '@sidepick/card-kit/screens/column_frame'
import type { GlyphName } from '@sidepick/card-kit/ui/glyph'
import type { Tone } from '@sidepick/card-kit/ui/tone'
import styles from './earn_rewards_modal.css'
import { KindList } from './kind_list'
import en from './messages/en-us.json'
import es from './messages/es-mx.json'

const messages = { 'en-us': en, 'es-mx': es }

const KINDS: readonly { kind: 'points' | 'tickets' | 'prizes'; glyph: GlyphName; tone: Tone }[] = [
  { kind: 'points', glyph: 'zap', tone: 'brand' },
  { kind: 'tickets', glyph: 'ticket', tone: 'accent' },
  { kind: 'prizes', glyph: 'gift', tone: 'gold' },
]

/** Explains points, tickets and prizes. */
export const EarnRewardsModal: Screen = ({ place, locale, emit }) => {
  const text = createTranslator(messages, locale)
  return (
    <ColumnFrame
      place={place}
      locale={locale}
      emit={emit}
      title={text('title')}
      back={text('back')}
    >
      <KindList
        kinds={KINDS.map(({ kind, ...look }) => ({
          ...look,
          title: text(kind),
          text: text(`${kind}_text`),
        }))}
      />
      <div className={styles.ways}>
        <Button onClick={() => emit('navigated', { to: '/prizes' })}>{text('see')}</Button>
        <Button look="quiet" onClick={() => emit('screen_closed', {})}>
          {text('close')}
        </Button>
      </div>
    </ColumnFrame>
  )
}
