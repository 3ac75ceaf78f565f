import type { BootstrapAnswer, CreatorSummary, Locale, RemoteEntry } from '@sidepick/rules/types'
import { brand } from '#config/brand'
import { game } from '#config/game'
import type { ResolvedExperience } from '#experiences/contract'
import type { HostMode } from '#partner_domains/contract'
import type { WidgetRecord } from '#widgets/contract'

/** Any origin may frame the widget. */
const ANY = '*'

export function toBootstrapAnswer(parts: {
  widget: WidgetRecord
  creator: CreatorSummary
  mode: HostMode
  flavour: string
  locale: Locale
  experience: ResolvedExperience
  remotes: RemoteEntry[]
  origins: string[]
}): BootstrapAnswer {
  const { widget, creator, mode, flavour, locale, experience, remotes, origins } = parts
  const { base, triviaCorrect, majority, adGame, clientPartMax } = game.points
  return {
    configVersion: experience.configVersion,
    widget: {
      id: widget.id,
      type: widget.type,
      partnerName: creator.partnerName,
      creatorName: creator.userName,
    },
    hostMode: { widgetMode: mode.widgetMode, flavour, flags: { ...mode.flags } },
    config: experience.config,
    experiments: [],
    points: { base, triviaCorrect, majority, adGame, clientPartMax },
    limits: {
      anonymousGameLimit: game.limits.anonymousGameLimit,
      onboardingGameLimit: game.limits.onboardingGameLimit,
      signUpPointsMax: game.points.signUpClaimMax,
      signUpBonus: game.points.signUpBonus,
    },
    remotes,
    allowedParentOrigins: [
      ...new Set([...origins, ...widget.allowedDomains, ...(widget.isPublic ? [ANY] : [])]),
    ],
    brand: {
      name: brand.name,
      supportEmail: brand.supportEmail,
      poweredByText: brand.poweredByText[locale],
      poweredByUrl: brand.poweredByUrl,
    },
  }
}
