import { keptText } from '@sidepick/card-kit/kept_text'

const day = keptText('vs:rewards:partner_gift_declined')

/** By the visitor's own clock, `YYYY-MM-DD`. */
const today = () => new Date().toLocaleDateString('sv-SE')

/** Whether the visitor has said "no thanks" today. */
export const isDeclined = (): boolean => day.read() === today()

export const decline = (): void => day.write(today())
