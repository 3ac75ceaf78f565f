import type { RemoteGallery } from '@sidepick/card-kit'
import { states as documents } from './documents/document_screen.gallery'
import { states as EmailVerify } from './email_verify/email_verify.gallery'
import { states as LevelUpModal } from './level_up/level_up_modal.gallery'
import { states as ChangePassword } from './profile/change_password.gallery'
import { states as DeleteAccount } from './profile/delete_account.gallery'
import { states as Profile } from './profile/profile.gallery'
import { states as ProfileEdit } from './profile/profile_edit.gallery'
import { quickStates as QuickSignUpThanks, states as ProfileThanks } from './profile/thanks.gallery'
import { states as TermsOfService } from './terms_of_service/terms_of_service.gallery'

/** Every state of every card and screen of this remote, by the names it registers. */
export const gallery: RemoteGallery = {
  ChangePassword,
  DeleteAccount,
  EmailVerify,
  LevelUpModal,
  Profile,
  ProfileEdit,
  TermsOfService,
  ProfileThanks,
  QuickSignUpThanks,
  DocTerms: documents,
  DocRules: documents,
  DocPromotionalRules: documents,
  DocPrivacy: documents,
}
