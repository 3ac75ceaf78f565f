declare module '#shared/delivery/mail' {
  interface MailData {
    /** A link to /prizes, where the winner says where the prize goes until that day. */
    prize_won: { prize: string; confirmBefore: string; url: string }
  }
}

export {}
