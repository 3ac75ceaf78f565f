import type { Locale } from './types.js'

/**
 * Words of each language that no name may contain, lower case and without accents except on ñ. Words that are also names
 * or everyday words are left out.
 */
const WORDS: Record<Locale, string> = {
  'en-us': `
    arse arsehole ass asses asshole assholes bastard bastards bitch bitches bitchy blowjob bollocks boob boobs bullshit
    chink clit cocksucker cumshot cunt cunts dickhead dildo dumbass fag faggot faggots fags fuck fucked fucker fuckers
    fucking fucks fuk gook handjob jackass jerkoff jizz kike motherfucker motherfuckers motherfucking nazi nazis nigga
    niggas nigger niggers paki penis piss porn porno prick pussies pussy rape raped rapist retard retarded retards shit
    shithead shits shitty slut sluts slutty spic titties tits tranny turd twat vagina wank wanker wankers whore whores wtf
  `,
  'es-mx': `
    cabron cabrona cabronas cabrones cagada cagar carajo chinga chingada chingadera chingado chingar chingate chingon
    chingona chupapollas cojones comemierda coño coños culero culeros culo culos follar gilipollas hijadeputa hijodeputa
    hijoputa hijueputa huevon joder joto jotos malparida malparido mamada mamadas mamaguevo mamon mamona marica maricas
    maricon maricones mierda mierdas ojete panocha pelotuda pelotudo pendeja pendejada pendejas pendejo pendejos pinche
    pinches puta putas putazo puto putos puñeta puñetas puñetero sudaca tetona verga vergas violador
  `,
}

export const PROFANE_WORDS: ReadonlySet<string> = new Set(
  Object.values(WORDS).join(' ').trim().split(/\s+/)
)
