import type { FlagKind } from '@roomtone/domain/moderation/verdict'

/**
 * What must not be delivered, by what counts against it. One message per line; none of the numbers is
 * anybody's.
 */
const LINES: Record<FlagKind, string> = {
  contact: `
Call me at 415-555-0123 and we sort it out.
my cell is (213) 555-0147
+1 646 555 0199 is faster for me
Reach me on 3105550182 any time
You can text 718.555.0134
Number: 1-800-555-0199
Mi número es 55 1234 5678, llámame
whatsapp +52 55 1234 5678
London office is +44 20 7946 0958
four one five five five five zero one two three
call me at five five five zero one four seven
text me: six four six, five five five, oh one nine nine
my number is 4 1 5 5 5 5 0 1 2 3
4.1.5.5.5.5.0.1.2.3
415 five five five 0123
it's 415 then 555 then 0123
four1five 555 zero123
cuatro uno cinco cinco cinco cinco cero uno dos tres
2l3-555-o147 is my cell
call 555-0147 when you're near
415\u200b-555\u200b-0123
４１５-５５５-０１２３
4️⃣1️⃣5️⃣ 5️⃣5️⃣5️⃣ 0️⃣1️⃣2️⃣3️⃣
my digits: double five five, 0147
phone 416 555 0111, I'm in Toronto
fivefivefivezeroonefourseven
415*555*0123
(415)5550123
write to mara@lumenfilms.com
mara.cole+set@gmail.com is best
mara at gmail dot com
mara (at) lumenfilms (dot) com
mara[at]lumenfilms[dot]com
m a r a @ g m a i l . c o m
maracole at gmail.com
my mail is mara_cole AT outlook DOT com
send the deck to producer@studio-north.co
ma\u200bra@gm\u200bail.com
mara arroba gmail punto com
mara.cole at gmail
my insta is mara_shoots
@mara_shoots on insta
find me on instagram as marashoots
DM me on IG, easier
IG: mara.shoots
message me on WhatsApp instead
let's move to Telegram
add me on Snapchat
my telegram is @maracole
text me on signal please
whats app me when you can
hit me up on insta
follow @lumenfilms and send a dm
i'm mara_cole on facebook
discord mara#4821
my 1nsta is mara_shoots
What's your phone number?
can I get your email so we can talk there
here's my cell, call whenever
Give me your WhatsApp
just ring me 312 555 0175
my nr: 9 1 7 - 5 5 5 - 0 1 6 6
hit my line two one two five five five oh one oh oh
nine1seven5550166
text 917 five five five oh one six six
+1(917)5550166
email's in my profile pic but it is jonah.b @ proton . me
jonah [at] hey [dot] com
jonah.berg(at)gmail
you'll find me under jonahberg on ig
my handle on tiktok is jonahb.films
insta - jonahb_films
look me up on linkedin, Jonah Berg
google "Jonah Berg Films", first hit has my number
can we chat on whatsapp?
could you share your cell with me?
best reached at 602-555-0138 after six
drop me a line: 5 0 3 five five five 0 1 4 4
the office line is 0044 20 7946 0123
I'm at seven oh two 555 0190
tel 604.555.0162 (Vancouver)
eli dot park at yahoo dot com
elipark@studio.film
shoot me an email, elipark -at- fastmail.com
I'm @eli.park.dp on the gram
we can FaceTime, add eli_park on insta
snap me: eliparkdp
`,
  link: `
Look at https://lumenfilms.com/reel
our deck: http://bit.ly/3xYzAbc
www.lumenfilms.com has everything
lumenfilms.com
see the moodboard on pinterest.com/mara/loft
check lumen-films.net for references
here is the folder drive.google.com/drive/folders/1aBcD
it's at lumenfilms dot com
lumenfilms (dot) com
l u m e n f i l m s . c o m
lumenfilms. com
wetransfer.com/downloads/77aa
youtu.be/dQw4w9WgXcQ is the mood
vimeo.com/76979871
hxxps://lumenfilms.com/deck
LUMENFILMS.COM
our site is lumen.studio
https://xn--lumn-epa.com/a
reel on lumenfilms．com
t.me/maracole
linktr.ee/maracole
lumenfilms\u200b.com
dropbox.com/s/abc123/board
http://192.168.4.20/board
pics at jonahberg.myportfolio.com
https://we.tl/t-abc
jonahberg.co/loft
jonahberg d0t com
jonahberg,com
notion.site/board-123
my website elipark.photography shows it
see elipark[.]com
goo.gl/maps/abc123
the board is on miro.com/app/board/xyz
`,
  outside_payment: `
I can Venmo you right now
do you take zelle?
Cash App works for me
PayPal me the deposit and we're good
let's do v e n m o
v3nm0 ok?
ven-mo?
ze11e is faster
c@sh app
pay.pal friends and family
\u0440\u0430\u0443\u0440\u0430l is fine too
ve\u200bnmo me half
VENM0
I'll pay you cash on the day
We could pay in cash, 20% less for you
cash in hand when we arrive?
I can give you $800 in cash
do you accept cash
would you take crypto
can I pay with bitcoin
USDT payment works for us
I could wire you the money tonight
payment by bank transfer would be better
wire transfer to your account?
what is your account number, I send it there, my bank account is ready
my routing number 021000021 if you need it
let's do this off the app
can we settle outside Roomtone
can we take this off platform?
cheaper without the fee if we deal directly
it's cheaper if you book directly with me
we both save the service fee
how about we skip the platform fees
let's avoid the fees
cancel here and pay me directly
just pay me directly, I give you a better price
let's cut out the middleman
book direct with me next time and save
pay me in person, same price minus the fee
I'd do $900 off the books
under the table is fine, pay when you get here
send the deposit to $maracole
I send gift cards, can I pay with gift cards
10% off if you pay cash
we can go around Roomtone and save the booking fee
no platform fee if we arrange it privately
I'll invoice you directly for the rest
paypa1 or z e l l e, your choice
western union works from Mexico
can I pay by money order
cash only, cheaper for both
bypass the app and I give you the Sunday free
pay half here and the rest in cash
𝓿𝓮𝓷𝓶𝓸 me
Apple Cash or Venmmmo, whatever you like
would you mind if I zelled you?
v.e.n.m.o
do u have cashapp?
my $cashtag is $jonahb
I'd rather hand you bills when we get there, no fees
if we do it privately we split the commission
Roomtone takes too much, let's handle it ourselves
could we do the extra day off-app
I can pay you half in crypto
bank wire ok for you?
let me pay outside, it's less for both of us
pay via paypal?
skip roomtone, I'll give you 900 flat
Zelle would be easiest for my accountant
if you have Venmo I can send a deposit to hold the date
would a cash payment bring the price down
I'd prefer paying you when I get there, in cash
happy to do a bank transfer instead of this site
can we do it without Roomtone taking a cut?
why not save us both the 15% and settle up in person
c a s h a p p
P@yP@l friends & family?
`,
  threat: `
I will kill you
i'll k1ll you if you don't give the deposit back
I'm going to hurt you
we know where you live
I know where your kids go to school
watch your back
You're dead.
i'll burn your house down
I'm gonna break your legs
my guys will beat you if you cancel
you will regret this
I'll hunt you down
kill yourself
kys
hope you die
I will shoot you in the head
i w i l l k i l l y o u
I'll put you in the hospital
pay up or you'll see what happens
going to smash your face in, I'll smash your face
we'll come after your family
I'll slit your throat
\u0456 will k\u0456ll you
would be a shame if something bad happened to your family, accidents happen to you people
I swear I'll stab you
gonna come over there and beat you
i will find you and i will kill you
you better give me the money back or I'll make you suffer
I'd love to see your house burn, I'll burn that place
somebody should shoot you in the face
you're going to get hurt if you show up
I'm going to find out where you live and make you pay
next time I see you I'll knock your teeth out
I will end you
`,
  hate: `
We don't rent to blacks
no jews allowed
go back to your country
you people are animals
all Mexicans are criminals
I don't want Muslims in my place
get out, you faggot
f4gg0t
stupid n1gger
dirty jew
heil hitler
white power
your kind is not welcome, people like you ruin everything
no gay couples here please
trans people are disgusting
you stupid bitch
you are a worthless piece of shit
fuck you
f.u.c.k y.o.u
you retard
kike
I hate all immigrants
chink producers always lie
your race should stay away
you fucking cunt
you n i g g e r
we don't host gays
asian people always are dirty
you dumb whore
fuck off you bastard
go to hell faggots
we don't want your kind here
those faggots next door
women like you should shut up
you disgusting pig
black people are not welcome in my house
`,
  solicitation: `
send me nudes
how much for a night with you
sleep with me and the loft is free
do you offer a happy ending
looking for an escort for the night
can you get us some hookers
want to have sex
sex for a discount?
I'll pay you for sex
half price if you spend the night with me
would you undress for me
are you horny
I want to fuck you
bl0wjob included?
s e n d n u d e s
sugar daddy here, interested?
is sensual massage included
can you provide girls for the night
you're so hot, come over to my place tonight
sexual favours instead of the deposit
Do you know any prostitutes nearby
strip for me
can I get a blow job with that
looking for a girl to sleep with while we're in town
nudes?
come alone tonight, wear something sexy, I'll make it worth your while
are you single? I'd pay extra for a night together
is there someone who can provide adult services
I'd love to get you into bed
`,
  illegal: `
can you get us some cocaine for the party
I can sell you weed
need a few grams of coke for the crew
know a good dealer around there?
can you score molly for saturday
we need a fake insurance certificate
could you forge the permit
make us a fake invoice so I can cheat the tax office, a fake invoice for 5000
we launder money through bookings like this
want to buy stolen cameras?
I sell untraceable guns
we bring live ammo on set
just bribe the inspector
put a hidden camera in the bathroom
film them without them knowing
underage girls in lingerie
shoot without a permit, nobody will know
hide it from the police
serve alcohol to minors at the wrap party
c0caine and m3th available, want some c0caine?
child porn
burn it down for the insurance
backdate the invoice, backdated invoice please
need weed for 5 people, can you hook us up
do you have a plug for coke
could you make a fake COI for us
can you buy beer for the teens in the cast
want a cheap stolen macbook
we hide cameras in the changing room for a prank
photoshop the permit please
can someone bring cocaine to the set
we need someone to sign as a fake notary
looking to buy a gun no paperwork
can you hide us from immigration police
will you write the receipt for more so I can cheat insurance
`,
}

export const FLAGGED_TALK = Object.entries(LINES).flatMap(([kind, lines]) =>
  lines
    .trim()
    .split('\n')
    .map((text) => ({ label: kind as FlagKind, text, before: [] as string[] })),
)

/** The last message of each completes what the ones before it began. */
export const SPLIT_TALK: { label: FlagKind; before: string[]; text: string }[] = [
  { label: 'contact', before: ['415', '555'], text: '0123' },
  { label: 'contact', before: ['my number is 415', '555'], text: '0123' },
  { label: 'contact', before: ['four one five', 'five five five'], text: 'zero one two three' },
  { label: 'contact', before: ['4', '1', '5', '5', '5', '5', '01'], text: '23' },
  { label: 'contact', before: ['mara at'], text: 'gmail dot com' },
  { label: 'contact', before: ['maracole@'], text: 'gmail.com' },
  { label: 'contact', before: ['find me on'], text: 'instagram' },
  { label: 'contact', before: ['555'], text: '0147' },
  { label: 'outside_payment', before: ['ven'], text: 'mo' },
  { label: 'outside_payment', before: ['Ze', 'll'], text: 'e' },
  { label: 'outside_payment', before: ['I would pay you'], text: 'in cash' },
  { label: 'outside_payment', before: ['let us do it outside'], text: 'of the platform' },
  { label: 'link', before: ['lumenfilms'], text: '.com' },
  { label: 'link', before: ['lumenfilms dot'], text: 'com' },
  { label: 'threat', before: ['k', 'y'], text: 's' },
]

/** Ordinary messages in a row that only look as if they belonged together. */
export const FINE_IN_A_ROW: { before: string[]; text: string }[] = [
  { before: ['How many people?', '12'], text: '4:30' },
  { before: ['1200', '1500'], text: '10' },
  { before: ['We come at 7', '2 vans'], text: '3 people' },
  { before: ['We shoot on the 14th', '415 sq ft is enough'], text: '555 would be better' },
  { before: ['ok', 'yes'], text: 'no' },
  { before: ['The loft is perfect.'], text: 'Come by at 5?' },
  { before: ['We kill the lights at 9'], text: 'you can go home then' },
  { before: ['I love the app'], text: 'off to the scout now' },
  { before: ['35', '50', '85'], text: '100' },
  { before: ['2026-03-14'], text: '2026-03-15' },
]
