/** Games of one playlist. */
export const PLAYLIST_GAMES_MAX = 200
export const SET_GAMES_MAX = 10
export const CATEGORIES_MAX = 50
export const KEYWORDS_MAX = 20
