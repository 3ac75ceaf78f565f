/** Where the words of games are indexed. */
export const WORDS_OF_GAMES = { table: 'games', column: 'search_text' }
