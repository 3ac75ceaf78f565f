import type { Infer } from '@vinejs/vine/types'
import { game } from '#config/game'
import type { Proof } from '#auth/actions/give_proof'
import type { proofSchema } from '#auth/wire/proof'

export const toProof = ({ by, provedAtMs }: Proof): Infer<typeof proofSchema> => ({
  by,
  until: new Date(provedAtMs + game.tokens.stepUpMs).toISOString(),
})
