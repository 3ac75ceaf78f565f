import vine from '@vinejs/vine'
import { MODAL_PRIORITIES, SCREEN_EVENTS } from '@sidepick/rules/types'

const screenAnswer = () =>
  vine.object({
    name: vine.string(),
    path: vine.string().optional(),
    login: vine.boolean().optional(),
    opensOn: vine.enum(SCREEN_EVENTS).optional(),
    when: vine.record(vine.string()).optional(),
    priority: vine.enum(MODAL_PRIORITIES).optional(),
    insists: vine.boolean().optional(),
    secret: vine.boolean().optional(),
  })

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
    replace: vine.array(vine.string()).optional(),
    screens: vine.array(screenAnswer()),
    timeoutMs: vine.number().withoutDecimals(),
    critical: vine.boolean(),
    fallback: vine.enum(['error_view', 'toast', 'silent'] as const),
    trust: vine.enum(['inline', 'frame'] as const),
  })
