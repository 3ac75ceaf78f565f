import type { ApplicationService } from '@adonisjs/core/types'
import { subscribe } from '#shared/delivery/domain_events'
import { personalData } from '#shared/privacy/personal_data'
import { tellOfAchievement } from '#notifications/listeners/tell_of_achievement'
import { tellOfConvertedGray } from '#notifications/listeners/tell_of_converted_gray'
import { tellOfDemotion } from '#notifications/listeners/tell_of_demotion'
import { tellOfMissingDeclaration } from '#notifications/listeners/tell_of_missing_declaration'
import { tellOfPrize } from '#notifications/listeners/tell_of_prize'
import { tellOfPromotion } from '#notifications/listeners/tell_of_promotion'
import { tellOfSettledPlays } from '#notifications/listeners/tell_of_settled_plays'
import { notificationPersonalData } from '#notifications/store/personal_data'

/** Registers the module's listeners. */
export default class NotificationsProvider {
  constructor(protected app: ApplicationService) {}

  boot() {
    personalData.keep(notificationPersonalData)
    subscribe('gray_converted', tellOfConvertedGray)
    subscribe('plays_settled', tellOfSettledPlays)
    subscribe('declaration_missing', tellOfMissingDeclaration)
    subscribe('player_promoted', tellOfPromotion)
    subscribe('player_demoted', tellOfDemotion)
    subscribe('achievement_fulfilled', tellOfAchievement)
    subscribe('prize_told', tellOfPrize)
  }
}
