import { Celebrate } from '../ui/celebrate'
import { CountUp } from '../ui/count_up'
import { Bars, Donut, Sparkline } from '../ui/chart'
import { Price } from '../ui/price'
import { Progress, Ring } from '../ui/progress'
import { Reveal } from '../ui/reveal'
import { Kept } from './kept'
import type { Say, Shelf } from './shelf'
import styles from './shelf.css'

const reveal = (say: Say, isOpen: boolean) => (
  <Kept first={isOpen}>
    {(revealed, set) => (
      <Reveal
        revealed={revealed}
        cover={say('Tap to open', 'Toca para abrir')}
        onReveal={() => set(true)}
      >
        <strong>{say('Cinema for two', 'Cine para dos')}</strong>
      </Reveal>
    )}
  </Kept>
)

const GENRES = [
  ['Football', 'Fútbol', 38],
  ['Music', 'Música', 24],
  ['Film', 'Cine', 17],
  ['Food', 'Comida', 12],
  ['Science', 'Ciencia', 6],
  ['Travel', 'Viajes', 3],
] as const

const genres = (say: Say) =>
  GENRES.map(([english, spanish, value]) => ({
    label: say(english, spanish),
    value,
    text: `${value} %`,
  }))

const progress = (say: Say, value: number) => (
  <Progress
    label={say('Next league', 'Próxima liga')}
    value={value}
    most={25}
    text={say(`${value} of 25`, `${value} de 25`)}
  />
)

export const moments: Shelf = {
  Progress: {
    'begun': (say) => progress(say, 3),
    'half way': (say) => progress(say, 14),
    'done': (say) => (
      <Progress
        tone="success"
        label={say('Next league', 'Próxima liga')}
        value={25}
        most={25}
        text={say('Reached', 'Lograda')}
      />
    ),
  },
  Ring: {
    'a level': (say) => (
      <div className={styles.line}>
        <Ring label={say('Level 4', 'Nivel 4')} value={7} most={10} text="7 / 10">
          4<small>{say('level', 'nivel')}</small>
        </Ring>
        <Ring tone="success" label={say('Correct', 'Aciertos')} value={71} most={100} text="71 %">
          71 %
        </Ring>
        <Ring tone="accent" label={say('Today', 'Hoy')} value={0} most={5} text="0 / 5">
          0/5
        </Ring>
      </div>
    ),
  },
  Reveal: {
    covered: (say) => reveal(say, false),
    open: (say) => reveal(say, true),
  },
  Celebrate: {
    'a new league': (say, locale) => (
      <Celebrate title={say('Welcome to league 3!', '¡Bienvenida a la liga 3!')}>
        <Price amount={500} unit="coins" name={say('coins', 'monedas')} locale={locale} />
      </Celebrate>
    ),
  },
  CountUp: {
    'points of a new account': (say, locale) => (
      <p className={styles.number}>
        <CountUp value={1340} locale={locale} /> {say('points', 'puntos')}
      </p>
    ),
  },
  Sparkline: {
    'a week': (say) => (
      <Sparkline
        label={say('Points of the week', 'Puntos de la semana')}
        points={[20, 60, 45, 80, 70, 120, 180].map((value, at) => ({
          label: say(`Day ${at + 1}`, `Día ${at + 1}`),
          value,
          text: String(value),
        }))}
      />
    ),
    'without a change': (say) => (
      <Sparkline
        label={say('Points of the week', 'Puntos de la semana')}
        points={[0, 0, 0].map((value, at) => ({ label: String(at + 1), value, text: '0' }))}
      />
    ),
  },
  Bars: {
    'six themes': (say) => (
      <Bars label={say('What you play', 'Lo que juegas')} points={genres(say)} />
    ),
  },
  Donut: {
    'six themes': (say) => (
      <Donut label={say('What you play', 'Lo que juegas')} points={genres(say)} sum="214" />
    ),
    'one theme alone': (say) => (
      <Donut
        label={say('What you play', 'Lo que juegas')}
        points={genres(say).slice(0, 1)}
        sum="38"
      />
    ),
  },
}
