import { deferred, type Card, type CardProps } from '@sidepick/card-kit'

/** A card whose code comes later: until it is there, and when it never comes, the game goes on without it. */
export const deferredCard = (load: () => Promise<Card>) => deferred<CardProps>(load)
