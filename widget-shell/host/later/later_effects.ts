import { signUpVariant, type SignUpVariant } from '@sidepick/rules/sign_up_variant'
import { openOn } from '../app/modals'
import type { FirstEffect } from '../app/play_effects'
import type { Visit } from '../app/visit'
import type { PlayEffect } from '../engine/play_state'
import { waitingPoints } from '../picks/stored_picks'
import { toastRaised } from '../store/widget_slice'
import { laterTexts } from './later_texts'
import type { StoredSteps } from './stored_steps'

type Handlers = {
  [Type in Exclude<PlayEffect['type'], FirstEffect>]: (
    effect: Extract<PlayEffect, { type: Type }>
  ) => void
}

interface EffectParts {
  fetchMoreGames: () => Promise<void>
  searchGames: (text: string) => Promise<void>
  steps: StoredSteps
}

/** Carries out the effects of the engine's later parts. */
export function createLaterEffects(
  visit: Visit,
  { fetchMoreGames, searchGames, steps }: EffectParts
) {
  const { app, emit, engine, picks } = visit
  const texts = laterTexts(visit.entry.locale)
  const tell = (text: string, kind: 'info' | 'error') =>
    void app.store.dispatch(toastRaised({ text, kind }))

  /** Not asked again in the next visit. */
  const keepAsked = (variant: SignUpVariant) => {
    const { promptedAt } = engine.state().visit ?? {}
    if (promptedAt) steps.promptedAt.put(promptedAt)
    emit('analytics', { name: 'sign_up_prompted', properties: { variant } })
  }

  const handlers: Handlers = {
    list_ended: ({ loggedIn }) => void (loggedIn && fetchMoreGames()),
    prompt_sign_up({ occasion, refuses, insists }) {
      const variant = signUpVariant(occasion, waitingPoints(picks))
      // Nobody is asked again who has left an e-mail, and an experience may have no such screen.
      const { registered } = app.store.getState().session
      const asked = { screen: 'sign_up', variant }
      const isOpen =
        !registered && openOn(visit, 'auth_requested', asked, 'card', insists ? { insists } : {})
      if (isOpen) keepAsked(variant)
      else if (refuses) handlers.limit_reached({ type: 'limit_reached' })
    },
    sign_up_suggested: () => keepAsked(signUpVariant('points_wait')),
    advance_rejected: ({ message }) =>
      emit('analytics', { name: 'advance_rejected', properties: { message } }),
    // The first pick of a visit brings the other remotes; the cards of a stake stand before it is made.
    stake_opened() {
      for (const remote of visit.entry.bootstrap.remotes) {
        if (!remote.critical) void visit.remotes.load(remote.id)
      }
    },
    search_started: ({ text }) => void searchGames(text),
    games_left: ({ left }) => tell(texts('games_left', { left }), 'info'),
    limit_reached: () => tell(texts('limit_reached'), 'error'),
  }

  return (effect: PlayEffect) => {
    const handle = handlers[effect.type as keyof Handlers] as (e: PlayEffect) => void
    handle(effect)
  }
}
