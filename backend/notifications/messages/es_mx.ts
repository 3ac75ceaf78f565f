import type { NotificationMessages } from '#notifications/messages/message'

export const esMx: NotificationMessages = {
  game_won: {
    title: '¡Ganaste!',
    body: {
      none: 'Acertaste en “{question}”.',
      one: 'Acertaste en “{question}”. Te toca {amount} moneda.',
      other: 'Acertaste en “{question}”. Te tocan {amount} monedas.',
    },
  },
  game_lost: {
    title: 'Esta vez no',
    body: 'Tu elección en “{question}” no fue correcta. El siguiente juego te espera.',
  },
  result_changed: {
    title: 'Cambió un resultado',
    body: {
      none: 'Se corrigió el resultado de “{question}”. Mira qué significa para tu elección.',
      one: 'Se corrigió el resultado de “{question}”. Te toca {amount} moneda.',
      other: 'Se corrigió el resultado de “{question}”. Te tocan {amount} monedas.',
    },
  },
  game_canceled: {
    title: 'Juego cancelado',
    body: {
      none: 'Se canceló “{question}”. Tu elección no cuenta.',
      one: 'Se canceló “{question}”. Te devolvimos {amount} boleto.',
      other: 'Se canceló “{question}”. Te devolvimos {amount} boletos.',
    },
  },
  tickets_refunded: {
    title: 'Boletos devueltos',
    body: {
      none: 'Nadie tomó el otro lado de “{question}”. Te devolvimos tus boletos.',
      one: 'Nadie tomó el otro lado de “{question}”. Te devolvimos {amount} boleto.',
      other: 'Nadie tomó el otro lado de “{question}”. Te devolvimos {amount} boletos.',
    },
  },
  tickets_of_a_tie: {
    title: 'Boletos devueltos',
    body: {
      none: '“{question}” terminó en empate. Te devolvimos tus boletos.',
      one: '“{question}” terminó en empate. Te devolvimos {amount} boleto.',
      other: '“{question}” terminó en empate. Te devolvimos {amount} boletos.',
    },
  },
  gray_converted: {
    title: 'Nuevos boletos negros',
    body: {
      none: 'Tus victorias se convirtieron en boletos negros.',
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
      none: 'Agregamos tus boletos a tu cuenta.',
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
    body: {
      none: 'Canjeaste tus monedas.',
      one: 'Canjeaste {amount} moneda.',
      other: 'Canjeaste {amount} monedas.',
    },
  },
  redeem_error: {
    title: 'No se pudo canjear',
    body: 'No pudimos canjear tus monedas. Ya están de vuelta en tu cuenta.',
  },
  achievement: {
    title: 'Logro desbloqueado',
    body: {
      none: 'Alcanzaste un nuevo logro.',
      one: 'Alcanzaste un nuevo logro, que vale {amount} punto.',
      other: 'Alcanzaste un nuevo logro, que vale {amount} puntos.',
    },
  },
  promotion: {
    title: 'Subiste de liga',
    body: {
      none: 'Pasaste a una liga más alta.',
      one: 'Pasaste a una liga más alta y recibiste {amount} punto.',
      other: 'Pasaste a una liga más alta y recibiste {amount} puntos.',
    },
  },
  demotion: {
    title: 'Bajaste de liga',
    body: 'Estás de vuelta en la primera liga. Cada juego te hace subir otra vez.',
  },
  prize_won: { title: '¡Ganaste un premio!', body: 'Confirma a dónde te lo enviamos.' },
  prize_alternate: {
    title: 'Sigues en la lista',
    body: 'Si la persona ganadora no confirma a tiempo, el premio es tuyo.',
  },
  declaration_missing: {
    title: 'Falta un resultado',
    body: 'Di quién ganó “{question}”. Sin resultado, el juego se cancela y se devuelven todos los boletos.',
  },
}
