import { deferred } from '@sidepick/card-kit'

/** Comes with the cards of the result: few videos ever wait. */
export const LoadingMark = deferred<object>(
  () =>
    import(/* webpackChunkName: "later" */ './loading_mark').then(({ LoadingMark: Mark }) => Mark),
  { loading: () => null, failed: () => null }
)
