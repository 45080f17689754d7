/**
 * Words of this site: someone who knows what a password is for tries these first. Named in docs/security.md.
 */
const HOUSE_WORDS = [
  'roomtone',
  'room',
  'tone',
  'studio',
  'location',
  'booking',
  'listing',
  'creator',
  'host',
]

/** Roles and places of any system. */
const SYSTEM =
  'admin administrator root user guest test tester testing demo login signin access account default master server system computer internet google facebook apple samsung windows microsoft linux amazon netflix youtube spotify twitter instagram'

const CHOSEN =
  'password passwort passcode pass secret welcome hello letmein letme changeme change iloveyou loveyou lovely love forever whatever nothing trustno freedom shadow master dragon monkey tiger eagle falcon phoenix wolf bear lion panther horse kitty kitten cat dog puppy bunny dolphin butterfly flower rose lily sunflower daisy violet sunshine sunset moonlight starlight star stars moon rainbow angel angels heaven princess prince queen king kings knight wizard magic ninja samurai warrior hunter ranger killer rocket thunder lightning storm hurricane winter summer spring autumn snow ocean river mountain forest garden island beach diamond silver golden gold platinum purple orange yellow green black white blue red cookie chocolate banana cherry peaches strawberry pepper ginger honey sugar coffee pizza cheese chicken hotdog football soccer baseball basketball hockey tennis golf racing biker rider yankees cowboys steelers lakers arsenal chelsea liverpool barcelona juventus realmadrid manchester united ferrari porsche mercedes mustang corvette camaro harley yamaha honda toyota superman batman spiderman ironman pokemon pikachu naruto starwars starwar matrix hobbit gandalf merlin zelda mario sonic minecraft fortnite playstation nintendo gamer player guitar music metallica nirvana rockstar blink jesus christ jesus1 god faith hope grace blessed family mother father mommy daddy sister brother baby babygirl babyboy sweetheart darling beautiful handsome pretty lucky happy smile friends friend forever sexy bigdaddy buster rusty max bailey cooper charlie toby rocky lucky smokey midnight cowboy hammer maverick mickey minnie donald snoopy scooby garfield tinkerbell peanut pumpkin jackson america canada mexico london paris france germany berlin italia brasil texas dallas chicago boston newyork denver phoenix austin florida california january february march april june july august september october november december monday tuesday wednesday thursday friday saturday sunday'

const NAMES =
  'michael jennifer thomas jessica william ashley daniel amanda robert andrew joshua joseph matthew anthony christopher nicholas michelle stephanie elizabeth nicole samantha melissa danielle rebecca patricia barbara linda maria sandra angela sarah hannah emily emma olivia sophia isabella charlotte amelia mia harper evelyn abigail madison chloe victoria natalie lauren rachel megan brittany kimberly heather vanessa veronica monica jasmine alexis alexandra alexander benjamin samuel david james john jordan justin brandon tyler kevin brian jason jeremy patrick richard charles george edward henry oliver harry jack jacob ethan liam noah lucas mason logan aiden dylan connor gabriel adrian martin peter simon stefan marcus oscar victor carlos miguel jose juan pedro diego antonio francisco alejandro fernando ricardo eduardo manuel rafael sergio javier mohamed muhammad ahmed ali omar hassan ibrahim fatima aisha nguyen sakura anna julia laura marie sophie camille julie nathalie pierre jean louis nicolas thomas kathrin sabine claudia andrea silvia giulia marco giovanni francesca chelsea taylor morgan ashton hunter parker cameron'

export const COMMON_WORDS: ReadonlySet<string> = new Set(
  [...HOUSE_WORDS, ...`${SYSTEM} ${CHOSEN} ${NAMES}`.split(' ')].filter((word) => word.length >= 3),
)
