import { Button } from '../ui/button'
import { Card } from '../ui/card'
import { ChoiceChip, Chip } from '../ui/chip'
import { Glyph, type GlyphName } from '../ui/glyph'
import { ICON_PATHS } from '../ui/generated_icons'
import { Mark } from '../ui/mark'
import { Segmented } from '../ui/segmented'
import { Sheet } from '../ui/sheet'
import { Tabs } from '../ui/tabs'
import { Toast } from '../ui/toast'
import { Kept } from './kept'
import type { Say, Shelf } from './shelf'
import styles from './shelf.css'

const periods = (say: Say) => [
  { value: 'day', label: say('Today', 'Hoy') },
  { value: 'week', label: say('Week', 'Semana') },
  { value: 'ever', label: say('All time', 'Siempre') },
]

const segmented = (say: Say, disabled?: string) => (
  <Kept first="week">
    {(value, set) => (
      <Segmented
        label={say('Period', 'Periodo')}
        options={periods(say).map((one) => ({ ...one, disabled: one.value === disabled }))}
        value={value}
        onChange={set}
      />
    )}
  </Kept>
)

const toast = (say: Say, kind: Parameters<typeof Toast>[0]['kind'], text: string) => (
  <Toast
    kind={kind}
    text={text}
    dismiss={{ label: say('Dismiss', 'Cerrar'), onPress: () => undefined }}
  />
)

export const controls: Shelf = {
  Glyph: {
    'the whole set': () => (
      <ul className={styles.icons}>
        {(Object.keys(ICON_PATHS) as GlyphName[]).map((name) => (
          <li key={name}>
            <Glyph name={name} size="large" />
            <small>{name}</small>
          </li>
        ))}
      </ul>
    ),
  },
  Mark: {
    'on every ground': () => <Mark brand="Sidepick" className={styles.mark} />,
  },
  Segmented: {
    'one of three': (say) => segmented(say),
    'one not to be had': (say) => segmented(say, 'ever'),
  },
  Tabs: {
    'with counts': (say) => (
      <Kept first="won">
        {(selected, select) => (
          <Tabs
            label={say('Your prizes', 'Tus premios')}
            selected={selected}
            onSelect={select}
            tabs={[
              { id: 'won', label: say('Won', 'Ganados'), count: 3 },
              { id: 'open', label: say('Drawings', 'Sorteos'), count: 12 },
              { id: 'past', label: say('Past', 'Anteriores') },
            ]}
          >
            <p>{say('Three prizes are yours.', 'Tres premios son tuyos.')}</p>
          </Tabs>
        )}
      </Kept>
    ),
  },
  Chip: {
    'every tone': (say) => (
      <div className={styles.line}>
        <Chip>{say('Neutral', 'Neutro')}</Chip>
        <Chip tone="brand" icon="sparkles">
          {say('New', 'Nuevo')}
        </Chip>
        <Chip tone="accent" icon="zap">
          +120
        </Chip>
        <Chip tone="success" icon="done">
          {say('Correct', 'Correcto')}
        </Chip>
        <Chip tone="warning" icon="clock">
          {say('Ends today', 'Termina hoy')}
        </Chip>
        <Chip tone="info" icon="info">
          {say('In review', 'En revisión')}
        </Chip>
        <Chip tone="danger" icon="failed">
          {say('Missed', 'Perdido')}
        </Chip>
        <Chip tone="gold" icon="medal">
          1
        </Chip>
        <Chip tone="silver" icon="medal">
          2
        </Chip>
        <Chip tone="bronze" icon="medal">
          3
        </Chip>
      </div>
    ),
    'to choose by': (say) => (
      <div className={styles.line}>
        <Kept first={true}>
          {(pressed, set) => (
            <ChoiceChip pressed={pressed} onClick={() => set(!pressed)}>
              {say('Music', 'Música')}
            </ChoiceChip>
          )}
        </Kept>
        <Kept first={false}>
          {(pressed, set) => (
            <ChoiceChip pressed={pressed} onClick={() => set(!pressed)}>
              {say('Football', 'Fútbol')}
            </ChoiceChip>
          )}
        </Kept>
        <ChoiceChip pressed={false} disabled>
          {say('Politics', 'Política')}
        </ChoiceChip>
      </div>
    ),
  },
  Card: {
    'three levels': (say) => (
      <div className={styles.column}>
        {([1, 2, 3] as const).map((level) => (
          <Card key={level} level={level}>
            <h3>{say(`Level ${level}`, `Nivel ${level}`)}</h3>
            <p>{say('Holds what belongs together.', 'Reúne lo que va junto.')}</p>
          </Card>
        ))}
      </div>
    ),
  },
  Sheet: {
    open: (say) => (
      <Kept first={true}>
        {(open, set) => (
          <>
            <Button onClick={() => set(true)}>{say('Redeem', 'Canjear')}</Button>
            <Sheet
              open={open}
              title={say('Redeem this prize?', '¿Canjear este premio?')}
              closeLabel={say('Close', 'Cerrar')}
              onClose={() => set(false)}
              footer={
                <>
                  <Button look="quiet" onClick={() => set(false)}>
                    {say('Not now', 'Ahora no')}
                  </Button>
                  <Button onClick={() => set(false)}>{say('Redeem', 'Canjear')}</Button>
                </>
              }
            >
              <p>
                {say(
                  'It takes 1,200 of your coins. The code comes by e-mail.',
                  'Cuesta 1,200 de tus monedas. El código llega por correo.'
                )}
              </p>
            </Sheet>
          </>
        )}
      </Kept>
    ),
  },
  Toast: {
    success: (say) => toast(say, 'success', say('Your name is saved.', 'Tu nombre se guardó.')),
    info: (say) => toast(say, 'info', say('You are offline.', 'No tienes conexión.')),
    warning: (say) =>
      toast(say, 'warning', say('Your streak ends tonight.', 'Tu racha termina hoy.')),
    danger: (say) => toast(say, 'danger', say('That did not work.', 'No se pudo hacer.')),
  },
}
