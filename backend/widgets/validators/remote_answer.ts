import vine from '@vinejs/vine'

export const remoteAnswer = () =>
  vine.object({
    id: vine.string(),
    owner: vine.string(),
    name: vine.string(),
    version: vine.string(),
    contract: vine.string(),
    shared: vine.record(vine.string()),
    entry: vine.string(),
    integrity: vine.string(),
    preload: vine.array(vine.object({ url: vine.string(), integrity: vine.string() })),
    cards: vine.array(vine.string()),
    timeoutMs: vine.number().withoutDecimals(),
    critical: vine.boolean(),
    fallback: vine.enum(['error_view', 'toast', 'silent'] as const),
    trust: vine.enum(['inline', 'frame'] as const),
  })
