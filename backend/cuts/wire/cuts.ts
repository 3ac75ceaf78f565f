import vine from '@vinejs/vine'
import { component } from '#shared/openapi/component'
import { choice, instant, integer, text, uuid } from '#shared/openapi/fields'

const ownShare = (whose: string) =>
  integer(`Share of the rake for ${whose}, in basis points; null leaves it to the wider scope.`)

const share = (whose: string) => integer(`Share of the rake for ${whose}, in basis points.`)

const scopeFields = {
  scope: choice(['global', 'creator', 'distributor'], 'Whose games or plays the shares are for.'),
  id: text('Account id of the creator or slug of the distributor; null for global.').nullable(),
  hostBps: ownShare("the game's creator").nullable(),
  parentBps: ownShare("the creator's parent").nullable(),
  referrerBps: ownShare('whoever referred the player').nullable(),
  distributorBps: ownShare('the distributor of the play').nullable(),
  effectiveFrom: instant(
    'Games that start from this instant on have these shares; null for the built-in ones.'
  ).nullable(),
  actorId: uuid(
    'Account id of the admin who set the shares; null for the built-in ones.'
  ).nullable(),
}

const resolvedCutsSchema = component(
  'ResolvedCuts',
  'The shares that result from this scope and the wider ones; together they are 10000 basis points.',
  vine.object({
    hostBps: share("the game's creator"),
    parentBps: share("the creator's parent"),
    referrerBps: share('whoever referred the player'),
    distributorBps: share('the distributor of the play'),
    platformBps: share('the platform, which gets the rest'),
  })
)

export const cutsSchema = component(
  'Cuts',
  'How the rake of games is shared in one scope.',
  vine.object({
    ...scopeFields,
    resolved: resolvedCutsSchema,
  })
)

export const cutVersionSchema = component(
  'CutVersion',
  'The shares of one scope as they were set at one time.',
  vine.object({
    ...scopeFields,
    createdAt: instant('When the shares were set.'),
  })
)
