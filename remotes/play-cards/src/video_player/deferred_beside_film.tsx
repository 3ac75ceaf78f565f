import { deferred } from '@sidepick/card-kit'
import type { BesideFilmProps } from './beside_film'

/** Comes with the cards of the result, after the first question: draw it no earlier. */
export const BesideFilm = deferred<BesideFilmProps>(() =>
  import(/* webpackChunkName: "later" */ './beside_film').then((module) => module.BesideFilm)
)
