import { Avatar } from '../ui/avatar'
import { Button } from '../ui/button'
import { Chip } from '../ui/chip'
import { Countdown } from '../ui/countdown'
import { Price, TicketPill } from '../ui/price'
import { PrizeTile } from '../ui/prize_tile'
import { Row, Rows } from '../ui/row'
import { Skeleton } from '../ui/skeleton'
import { Stat, Stats } from '../ui/stat'
import { EmptyState, ErrorState } from '../ui/state_message'
import type { Shelf } from './shelf'
import styles from './shelf.css'

const nothing = () => undefined
/** A clock that stands, so that every picture shows the same time. */
const now = () => Date.parse('2026-01-01T00:00:00Z')

const avatar = (username: string, profileColor: string) => (
  <Avatar username={username} picture={null} profileColor={profileColor} />
)

export const content: Shelf = {
  Row: {
    'a board': (say) => (
      <Rows label={say('Leaderboard', 'Clasificación')}>
        <Row
          leading="1"
          title="luna.mx"
          detail={say('9 in a row', '9 seguidas')}
          trailing="4,210"
        />
        <Row leading="2" title="harbor_kid" trailing="3,980" />
        <Row
          leading="3"
          title={say('You', 'Tú')}
          trailing={
            <Chip tone="success" icon="zap">
              3,755
            </Chip>
          }
          current
        />
      </Rows>
    ),
    'leading on': (say) => (
      <Rows label={say('Settings', 'Ajustes')}>
        <Row
          leading={avatar('maria', '5b4bff')}
          title="maria"
          detail={say('Edit your profile', 'Edita tu perfil')}
          onPress={nothing}
        />
        <Row title={say('Notifications', 'Notificaciones')} trailing="On" onPress={nothing} />
        <Row title={say('Language', 'Idioma')} trailing="Español" onPress={nothing} />
      </Rows>
    ),
  },
  Stat: {
    'a player’s numbers': (say) => (
      <Stats>
        <Stat
          icon="zap"
          label={say('Points', 'Puntos')}
          value="3,755"
          change={{ text: '+180', tone: 'success' }}
        />
        <Stat icon="flame" tone="accent" label={say('Streak', 'Racha')} value="9" />
        <Stat
          icon="trophy"
          tone="gold"
          label={say('Rank', 'Puesto')}
          value="#3"
          change={{ text: '−1', tone: 'danger' }}
        />
        <Stat icon="target" tone="success" label={say('Correct', 'Aciertos')} value="71 %" />
      </Stats>
    ),
  },
  Countdown: {
    'days': (say, locale) => (
      <Countdown
        label={say('The drawing ends in', 'El sorteo termina en')}
        over={say('Over', 'Terminó')}
        endsAt="2026-01-03T04:25:00Z"
        locale={locale}
        now={now}
      />
    ),
    'the last minutes': (say, locale) => (
      <Countdown
        label={say('The drawing ends in', 'El sorteo termina en')}
        over={say('Over', 'Terminó')}
        endsAt="2026-01-01T00:04:09Z"
        locale={locale}
        now={now}
      />
    ),
    'over': (say, locale) => (
      <Countdown
        label={say('The drawing ends in', 'El sorteo termina en')}
        over={say('This drawing is over.', 'Este sorteo terminó.')}
        endsAt="2025-12-31T00:00:00Z"
        locale={locale}
        now={now}
      />
    ),
  },
  Skeleton: {
    text: (say) => <Skeleton shape="text" count={4} label={say('Loading', 'Cargando')} />,
    rows: (say) => <Skeleton shape="rows" label={say('Loading', 'Cargando')} />,
    tiles: (say) => <Skeleton shape="tiles" count={2} label={say('Loading', 'Cargando')} />,
  },
  EmptyState: {
    'no prizes yet': (say) => (
      <EmptyState
        icon="gift"
        title={say('No prizes yet', 'Aún no hay premios')}
        text={say(
          'Every correct pick brings tickets. Put them into a drawing and see.',
          'Cada acierto da boletos. Úsalos en un sorteo y a ver qué pasa.'
        )}
        action={<Button>{say('Play on', 'Sigue jugando')}</Button>}
      />
    ),
  },
  ErrorState: {
    'the server fails': (say) => (
      <ErrorState
        title={say('The board did not load', 'La tabla no cargó')}
        text={say(
          'Your points are safe. Try again.',
          'Tus puntos están a salvo. Intenta de nuevo.'
        )}
        action={<Button>{say('Try again', 'Intentar de nuevo')}</Button>}
      />
    ),
    'offline': (say) => (
      <ErrorState
        isOffline
        title={say('You are offline', 'No tienes conexión')}
        text={say('Your picks wait here.', 'Tus respuestas esperan aquí.')}
      />
    ),
  },
  Price: {
    'coins, tickets, points': (say, locale) => (
      <div className={styles.line}>
        <Price amount={1200} unit="coins" name={say('coins', 'monedas')} locale={locale} />
        <Price amount={3} unit="tickets" name={say('tickets', 'boletos')} locale={locale} />
        <Price amount={480} unit="points" name={say('points', 'puntos')} locale={locale} />
      </div>
    ),
    'reduced': (say, locale) => (
      <Price
        amount={900}
        unit="coins"
        name={say('coins', 'monedas')}
        locale={locale}
        before={{ amount: 1200, label: say('instead of', 'en lugar de') }}
      />
    ),
  },
  PrizeTile: {
    'in the shop': (say, locale) => {
      const price = (amount: number) => (
        <Price amount={amount} unit="coins" name={say('coins', 'monedas')} locale={locale} />
      )
      return (
        <div className={styles.tiles}>
          <PrizeTile
            title={say('Cinema for two', 'Cine para dos')}
            picture="/demo-assets/popcorn.svg"
            price={price(1200)}
            badge={{ text: say('New', 'Nuevo'), tone: 'accent' }}
            onPress={nothing}
          />
          <PrizeTile
            title={say('A surprise', 'Una sorpresa')}
            picture={null}
            price={price(300)}
            onPress={nothing}
          />
          <PrizeTile
            title={say('Dinner on Harrow Street', 'Cena en Harrow Street')}
            picture={null}
            price={price(9000)}
            unavailable={say('From league 3', 'Desde la liga 3')}
            onPress={nothing}
          />
        </div>
      )
    },
  },
  TicketPill: {
    'one and many': (say, locale) => (
      <div className={styles.line}>
        <TicketPill count={1} label={say('1 ticket', '1 boleto')} locale={locale} />
        <TicketPill count={1240} label={say('1,240 tickets', '1,240 boletos')} locale={locale} />
      </div>
    ),
  },
}
