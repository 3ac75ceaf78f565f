import type { BootstrapAnswer, CreatorSummary, RemoteEntry } from '@sidepick/rules/types'
import { resolveLocale } from '@sidepick/rules/locale'
import { brand } from '#config/brand'
import { game } from '#config/game'
import type { ResolvedExperience } from '#experiences/contract'
import type { HostMode } from '#partner_domains/contract'
import type { WidgetRecord } from '#widgets/contract'
import { pageFlags } from '#widgets/page_flags'

/** Any origin may frame the widget. */
const ANY = '*'

export function toBootstrapAnswer(parts: {
  widget: WidgetRecord
  creator: CreatorSummary
  mode: HostMode
  flavour: string
  /** Language the visitor wants, when he says so. */
  language: string | undefined
  experience: ResolvedExperience
  remotes: RemoteEntry[]
  origins: string[]
}): BootstrapAnswer {
  const { widget, creator, mode, flavour, language, experience, remotes, origins } = parts
  const flags = pageFlags(mode, widget)
  const { base, triviaCorrect, majority, adGame, clientPartMax } = game.points
  return {
    configVersion: experience.configVersion,
    widget: {
      id: widget.id,
      type: widget.type,
      partnerName: creator.partnerName,
      creatorName: creator.userName,
    },
    hostMode: { widgetMode: mode.widgetMode, flavour, flags },
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
      poweredByText: brand.poweredByText[resolveLocale(language, flags.language)],
      poweredByUrl: brand.poweredByUrl,
    },
  }
}
