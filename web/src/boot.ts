// This script is in the head of every page and runs before the first paint (docs/architecture.md, Rendering).
// It is built as one script without imports, so no other entry may use anything that it uses.
import { bringScripts, bringScriptsAfterPicture, rememberVisit } from './shell/boot/bring-scripts.ts'
import { keepReferralCode } from './shell/boot/keep-referral-code.ts'
import { markSession } from './shell/boot/mark-session.ts'
import { offerLanguage } from './shell/boot/offer-language.ts'
import { postponeFarSections } from './shell/boot/postpone-far-sections.ts'
import { reloadOnMissingFiles } from './shell/boot/reload-on-missing-files.ts'
import { repeatLastPress } from './shell/boot/repeat-last-press.ts'

const isSignedIn = markSession()
const hasBeenHere = rememberVisit()
keepReferralCode()
offerLanguage()
reloadOnMissingFiles()
if (isSignedIn || hasBeenHere) bringScripts()
else {
  postponeFarSections()
  bringScriptsAfterPicture()
}
repeatLastPress()
