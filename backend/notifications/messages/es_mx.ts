import type { NotificationMessages } from '#notifications/messages/message'

export const esMx: NotificationMessages = {
  game_won: { title: '¡Ganaste!', body: 'Tu elección fue correcta. Mira lo que ganaste.' },
  game_lost: {
    title: 'Esta vez no',
    body: 'Tu elección no fue correcta. El siguiente juego te espera.',
  },
  result_changed: {
    title: 'Cambió un resultado',
    body: 'Se corrigió el resultado de un juego en el que participaste.',
  },
  game_canceled: {
    title: 'Juego cancelado',
    body: 'Se canceló un juego en el que participaste. Ya tienes tus boletos de vuelta.',
  },
  tickets_refunded: {
    title: 'Boletos devueltos',
    body: { one: 'Te devolvimos {amount} boleto.', other: 'Te devolvimos {amount} boletos.' },
  },
  gray_converted: {
    title: 'Nuevos boletos negros',
    body: {
      one: 'Tus victorias se convirtieron en {amount} boleto negro.',
      other: 'Tus victorias se convirtieron en {amount} boletos negros.',
    },
  },
  gift_available: {
    title: 'Tu regalo del día está aquí',
    body: 'Recoge tus boletos gratis antes de que termine el día.',
  },
  purchase_complete: {
    title: 'Compra realizada',
    body: {
      one: 'Agregamos {amount} boleto a tu cuenta.',
      other: 'Agregamos {amount} boletos a tu cuenta.',
    },
  },
  purchase_failed: {
    title: 'No se realizó la compra',
    body: 'Tu compra no se completó. No te cobramos nada.',
  },
  redeem_complete: {
    title: 'Monedas canjeadas',
    body: { one: 'Canjeaste {amount} moneda.', other: 'Canjeaste {amount} monedas.' },
  },
  redeem_error: {
    title: 'No se pudo canjear',
    body: 'No pudimos canjear tus monedas. Ya están de vuelta en tu cuenta.',
  },
  achievement: { title: 'Logro desbloqueado', body: 'Alcanzaste un nuevo logro.' },
  promotion: { title: 'Subiste de liga', body: 'Pasaste a una liga más alta.' },
  demotion: {
    title: 'Bajaste de liga',
    body: 'No jugaste durante una semana y empiezas de nuevo en la primera liga.',
  },
  prize_won: { title: '¡Ganaste un premio!', body: 'Confirma a dónde te lo enviamos.' },
  prize_alternate: {
    title: 'Sigues en la lista',
    body: 'Si la persona ganadora no confirma a tiempo, el premio es tuyo.',
  },
}
