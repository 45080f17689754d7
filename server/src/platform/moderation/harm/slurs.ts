import { anyOf, compile } from '../patterns.ts'

/** Words for people that no one uses kindly and the packaged list lacks, with the harmless uses left out. */
export const SLURS = compile([
  anyOf(
    'spics?(?! (?:and|&) span)|(?<!maine )coons?|japs|zipperheads?|camel jockeys?|dagos?|pikeys?|gyppos?|injuns?|chinam[ae]n|golliwogs?|darkies?|sambos?|jungle bunn(?:y|ies)|porch monkeys?|half[ -]?breeds?|mongoloids?|spaz(?:zes)?|troons?|he[ -]she|carpet munchers?|poofters?|batty ?boys?|lesbos?|wogs?|yids?|heebs?|christ killers?|muzzies?|mudslimes?|untermensch\\w*|sub-?humans?|fagg?[oi]ts?|faggs?|trann(?:y|ies)|retards?|kikes?|n[i1]gg(?:er|a|az|as|ers|uh)|sand ?monkeys?|border ?hoppers?|wet ?backs?|rag ?heads?|beaners?|homos|shylocks?|uncle toms?|illegal aliens?|anchor bab(?:y|ies)|feminazis?|libtards?|towel ?heads?|goyim scum|squaws?',
  ),
  // Spanish and French.
  anyOf(
    'maric[oa](?:n|nes|s)|jot[oa]s|negratas?|sudacas?|panchitos?|moros? de mierda|putos? (?:negros?|judios?|moros?|indios?|gays?|maricas?|inmigrantes?|extranjeros?)|negr[oa]s? de mierda|indi[oa]s? de mierda|pinches? (?:indi[oa]s?|negr[oa]s?|jot[oa]s?|gring[oa]s?|chin[oa]s?)|hij[oa]s? de puta|sales? (?:arabes?|noirs?|juifs?|juives?|pedes?|races?|negres?|gouines?|etrangers?|immigres?|musulmans?|gitans?|roms?|chinois)|pedes?|bougnoules?|youpins?|negres? de|bicots?|tapettes?|tarlouzes?|bamboulas?|niakoues?|chintoks?|ratons? de merde|fils de pute|nique ta (?:mere|race)',
  ),
])
