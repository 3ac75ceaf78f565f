import type {
  BootstrapAnswer,
  CreatorSummary,
  HostFlags,
  PageData,
  RemoteEntry,
} from '@sidepick/rules/types'
import { resolveLocale } from '@sidepick/rules/locale'
import { brand } from '#config/brand'
import { game } from '#config/game'
import { providersOn } from '#config/social'
import type { ResolvedExperience } from '#experiences/contract'
import type { HostMode } from '#partner_domains/contract'
import type { WidgetRecord } from '#widgets/contract'
import { pageFlags } from '#widgets/page_flags'
import { programmeOf } from '#widgets/programme_of'

interface PageParts {
  mode: HostMode
  flags: HostFlags
  flavour: string
  /** Language the visitor wants, when he says so. */
  language: string | undefined
  experience: ResolvedExperience
  remotes: RemoteEntry[]
}

/** Any origin may frame the widget. */
const ANY = '*'

export function toBootstrapAnswer(
  parts: Omit<PageParts, 'flags'> & {
    widget: WidgetRecord
    creator: CreatorSummary
    origins: string[]
  }
): BootstrapAnswer {
  const { widget, creator, origins } = parts
  return {
    ...toPageBootstrap({ ...parts, flags: pageFlags(parts.mode, widget) }),
    widget: {
      id: widget.id,
      type: widget.type,
      partnerName: creator.partnerName,
      creatorName: creator.userName,
    },
    allowedParentOrigins: [
      ...new Set([...origins, ...widget.allowedDomains, ...(widget.isPublic ? [ANY] : [])]),
    ],
  }
}

/** What a page without a widget gets; only its own site may frame it. */
export function toPageBootstrap(parts: PageParts): PageData['bootstrap'] {
  const { mode, flags, flavour, language, experience, remotes } = parts
  const { base, triviaCorrect, majority, adGame, clientPartMax } = game.points
  return {
    configVersion: experience.configVersion,
    widget: null,
    hostMode: { widgetMode: mode.widgetMode, flavour, flags, programme: programmeOf(mode) },
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
    allowedParentOrigins: [],
    auth: { providers: providersOn() },
    brand: {
      name: brand.name,
      supportEmail: brand.supportEmail,
      poweredByText: brand.poweredByText[resolveLocale(language, flags.language)],
      poweredByUrl: brand.poweredByUrl,
    },
  }
}
