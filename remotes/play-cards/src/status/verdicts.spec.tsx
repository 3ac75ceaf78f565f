import { renderCard, sampleGame, samplePlay } from '@sidepick/card-kit/testing'
import type { PlayView } from '@sidepick/card-kit'
import { GAME_TYPES, LOCALES, type Game, type GameType, type Locale } from '@sidepick/rules/types'
import { laterText, type LaterMessage } from '../later/later_text'
import { MajorityBonus } from '../majority_bonus/majority_bonus'
import { Status } from './status'

const PLAY: Partial<PlayView> = {
  picked: 'A',
  points: { base: 10, bonus: 0, majority: 0, total: 10 },
  votes: 100,
}
const WITH: Partial<PlayView> = {
  ...PLAY,
  sideAPercent: 62,
  sideVotes: { A: 62, B: 38 },
  winner: 'A',
}
const AGAINST: Partial<PlayView> = {
  ...PLAY,
  sideAPercent: 38,
  sideVotes: { A: 38, B: 62 },
  winner: 'B',
}
const TIED: Partial<PlayView> = {
  ...PLAY,
  sideAPercent: 50,
  sideVotes: { A: 50, B: 50 },
  winner: 'A',
}

/** In English and in Spanish; a list where it is one of several. */
type Said = Record<Locale, string | readonly string[]>

const said = (english: string, spanish: string): Said => ({ 'en-us': english, 'es-mx': spanish })

const variants = (head: string, count: number, locale: Locale) =>
  Array.from({ length: count }, (_, index) =>
    laterText(locale)(`${head}${index + 1}` as LaterMessage, { wrong: 'none' })
  )

const oneOf = (head: string, count: number): Said => ({
  'en-us': variants(head, count, 'en-us'),
  'es-mx': variants(head, count, 'es-mx'),
})

const MAJORITY = said('You’re with the majority', 'Vas con la mayoría')
const THANKS = said('Thanks for playing', 'Gracias por jugar')
const TIE = said('It’s a tie – it counts for you', 'Hay empate y cuenta a tu favor')
const shared = (percent: number) =>
  said(
    `Thanks, your answer is in! ${percent}% picked the same.`,
    `¡Gracias, tu respuesta ya quedó registrada! El ${percent}% eligió lo mismo.`
  )

interface Row {
  when: string
  game?: Partial<Game>
  play: Partial<PlayView>
  kind: string
  headline: Said
  /** Where a player is told something else than a stranger. */
  player?: Said
  burst: Said
}

const right = {
  kind: 'correct',
  headline: oneOf('win', 8),
  burst: said('Correct!', '¡Correcto!'),
}

const JUDGED: Row[] = [
  { when: 'right', play: { ...WITH, correct: true }, ...right },
  { when: 'right in a tie', play: { ...TIED, correct: true }, ...right },
  {
    when: 'wrong',
    play: { ...AGAINST, correct: false },
    kind: 'wrong',
    headline: oneOf('lose', 5),
    burst: said('Not this time', 'Esta vez no'),
  },
]

const POLL: Row[] = [
  {
    when: 'with the crowd',
    play: { ...WITH, correct: true },
    kind: 'crowd',
    headline: said('62% picked Coffee, like you', 'El 62% eligió Coffee, como tú'),
    burst: MAJORITY,
  },
  {
    when: 'with the crowd, for a side of many words',
    game: { sideA: 'Coffee with a lot of milk, please' },
    play: { ...WITH, correct: true },
    kind: 'crowd',
    headline: said('62% are with you', 'El 62% piensa como tú'),
    burst: MAJORITY,
  },
  {
    when: 'with nobody else yet',
    play: { ...WITH, votes: 1, sideVotes: { A: 1, B: 0 }, sideAPercent: 100, correct: true },
    kind: 'crowd',
    headline: said('You’re with the crowd', 'Piensas como la mayoría'),
    burst: MAJORITY,
  },
  {
    when: 'against the crowd',
    play: { ...AGAINST, correct: false },
    kind: 'crowd',
    headline: said('38% are with you', 'El 38% piensa como tú'),
    burst: THANKS,
  },
  {
    when: 'against nearly everybody',
    play: { ...AGAINST, sideAPercent: 0, correct: false },
    kind: 'crowd',
    headline: said('The crowd went the other way', 'La mayoría eligió lo otro'),
    burst: THANKS,
  },
  { when: 'in a tie', play: { ...TIED, correct: true }, kind: 'crowd', headline: TIE, burst: TIE },
]

const OPEN: Omit<Row, 'when' | 'play'> = {
  kind: 'pending',
  headline: said('The result is still to come', 'Todavía falta el resultado'),
  player: said('Result coming – we’ll let you know', 'Pronto sabremos el resultado: te avisaremos'),
  burst: said('Your pick is in', 'Tu elección ya cuenta'),
}

const ROWS: Record<GameType, Row[]> = {
  POLL,
  INSTANT_POLL: POLL,
  TRIVIA: [
    ...JUDGED,
    {
      when: 'whose answer is withheld',
      game: { correctAnswer: 'withheld' },
      play: { ...WITH, correct: null, winner: null },
      kind: 'complete',
      headline: shared(62),
      burst: THANKS,
    },
  ],
  PREDICTION: [
    ...JUDGED,
    { when: 'undecided, with the crowd', play: { ...WITH, correct: null }, ...OPEN },
    { when: 'undecided, against the crowd', play: { ...AGAINST, correct: null }, ...OPEN },
    { when: 'undecided, in a tie', play: { ...TIED, correct: null }, ...OPEN },
  ],
  SURVEY: [
    { when: 'with the crowd', play: WITH, kind: 'complete', headline: shared(62), burst: MAJORITY },
    { when: 'against it', play: AGAINST, kind: 'complete', headline: shared(38), burst: THANKS },
    {
      when: 'in a tie',
      play: TIED,
      kind: 'complete',
      headline: said(
        'Thanks, your answer is in! So far it’s a tie.',
        '¡Gracias, tu respuesta ya quedó registrada! Por ahora hay empate.'
      ),
      burst: TIE,
    },
  ],
}

const cases = GAME_TYPES.flatMap((gameType) =>
  ROWS[gameType].flatMap((row) =>
    LOCALES.flatMap((locale) =>
      [false, true].map((loggedIn) => ({
        ...row,
        gameType,
        locale,
        loggedIn,
        who: loggedIn ? 'player' : 'stranger',
      }))
    )
  )
)

describe('The verdict', () => {
  it.each(cases)('on a $gameType $when, for a $who in $locale', (one) => {
    const { locale, loggedIn, headline, player, burst } = one
    const props = {
      game: sampleGame({ gameType: one.gameType, sideA: 'Coffee', sideB: 'Tea', ...one.game }),
      play: samplePlay(one.play),
      viewer: { loggedIn, loading: false, profile: null },
      locale,
    }
    const status = renderCard(Status, props).container
    const told = ((loggedIn && player) || headline)[locale]
    expect([told].flat()).toContain(status.querySelector('.headline')?.textContent)
    expect(status.firstChild).toHaveClass(one.kind)
    const bonus = renderCard(MajorityBonus, props).container
    expect(bonus.querySelector('.caption')?.textContent).toBe(burst[locale])
  })
})
