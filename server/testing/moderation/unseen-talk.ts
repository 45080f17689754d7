import type { FlagKind } from '@roomtone/domain/moderation/verdict'

/**
 * Written after the rules, and no rule may be written after it: what these messages say about unseen ones is lost with
 * the first adjustment. Better rules earn a new set.
 */
export const UNSEEN_FINE = `
Could we see the space on Wednesday at 4? Only the director and me.
The ceiling is 11 ft, will a 9 ft stand with a 4x4 frame fit?
We're 16 on set, plus 2 from the brand, and a toddler with her dad.
Do you have a fuse plan? We'd pull about 40 amps per leg.
Our total came to $2,184.50, does that include tax?
I've paid the hold, it says you have until Sunday to accept.
Is there a second bathroom for the crew?
The shot needs a clear view of the street, no parked cars from 2 to 4.
We'd shoot the actor falling into the pool, stunt team present.
The bride throws a vase, it's breakaway, we clean up.
Is it fine to shoot the band on the roof until 8 pm?
Guns are rubber and stay in the prop truck.
Dead body in the living room for scene 31, he's a very patient actor.
Our nude scene is Tuesday, please no visitors that day.
We'll need the address on the call sheet once you confirm.
Which hospital is closest? It goes on the call sheet.
Our grip truck is a 5 ton, plates will follow.
5600K daylight from 9 to 3 on the south side?
The producers' names go on the certificate, I'll upload it here.
A kid's birthday scene with 12 children and their guardians.
How many amps does the dryer outlet give?
Can we use the front lawn for catering, 30 seats?
Main Street USA vibe, flags and bunting.
Rush hour on the 110 is rough, so we come at 5.
We break for lunch at 12:30 and again at 6.
Is the piano tuned? Our lead plays it live.
It's a story about a drug dealer who becomes a monk.
The villain threatens the host on the phone, that's all that happens in your hall.
There will be fake blood on plastic sheets, nothing on the floor.
Please keep the receipts for anything you buy for us, production reimburses through the booking.
The final look is cool and blue, think early morning.
We have 6 walkies on channel 3.
Do you mind if we move the plants by the window?
Drone up at 7, down at 7:20, licensed pilot.
My assistant will message you here with the crew list.
We can do 10 hours for $1,500, I've changed the request.
The lens is a 50-1000, it needs a solid tripod.
Could the gardener skip Thursday? Sound.
Two actresses share a kiss, closed set, 40 minutes.
We were there in 2023 for the Honda spot and loved it.
`
  .trim()
  .split('\n')

export const UNSEEN_FLAGGED: Record<FlagKind, string[]> = {
  contact: [
    "Hey, easier by phone, I'm on 3 2 3 5 5 5 0 1 9 0",
    'my email: theo (dot) banks (at) gmail',
    'you can find me on ig under theobanks',
    'What number can I text you at?',
    'lmk your whatsapp and I will send the boards',
    't h e o b a n k s @ i c l o u d . c o m',
    'Our place is at 733 Juniper Court, buzz 12',
    'the studio sits on the corner of 9th and Hope',
    'drop by 51 Harcourt Road any time before you book',
    'three two three five five five oh one nine oh',
    'add theo.banks on snap',
    'I wrote my number on the whiteboard in photo 5',
    'can we take it to iMessage? this is clunky',
    'my agent Dana handles this, her line is 323 555 0190',
    'call +33 6 12 34 56 78 for the keys',
    'estamos en Calle Morelos 58, esquina con Hidalgo',
    'passez au 14 bis rue Oberkampf',
    'mi insta es theobanks, mandame un dm',
  ],
  link: [
    'theobanks dot me has the full gallery',
    'look for Banks House on Google, first hit',
    'https theobanks com, without spaces',
    'the deck lives on my Notion, I can share the link',
    'ask google for "Banks House LA"',
    'pics: imgur.com/a/banks',
    'our site, banks house, ends in .studio',
    'check my Vimeo for the walk-through',
  ],
  outside_payment: [
    "If you Venmo me I'll knock off the fee",
    'can we do cash? I hate these fees',
    'pay half on Roomtone and half to me on the day',
    "I'll refund you here and you pay me by transfer",
    'we usually do direct bookings with returning crews, cheaper for both',
    'my PayPal is open, just saying',
    'no invoice, no fee, just an envelope',
    "let's keep Roomtone out of this",
    'do you accept Bitcoin for the deposit',
    'cancel this request and book me straight, 20% less',
    'could I wire the rental to your company account',
    'si pagas en efectivo te hago descuento',
    'on peut régler ça en espèces ?',
  ],
  threat: [
    'Give me my money back or I will make you regret it',
    'you have no idea who you are messing with',
    'I will burn that studio to the ground',
    'I know your address and I know when you leave',
    "You're going to be sorry you ever listed this place",
    'watch yourself, things can get ugly',
    "I'm going to smash your face in",
    "if you report me I'll come for your family",
    'someone should teach you a lesson',
    'hope you choke',
  ],
  hate: [
    "We don't allow gays in the house",
    "I'd rather not have Black people in my home",
    'Go back to Mexico',
    'you people always ruin everything',
    'no Muslims, we had problems before',
    'stupid tranny',
    'is your crew white? just asking for the neighbors',
    'Jews are so cheap',
    'foreigners like you should stay out of this country',
    "women shouldn't be behind the camera",
  ],
  solicitation: [
    'how much to spend the night with you',
    "can the model give me a private show, I'll pay",
    'any escorts you can recommend near the loft',
    'send me a naked selfie and the place is yours',
    'I need some female company after the shoot, paid of course',
    'want to have sex in the studio?',
    'do your girls do full service',
    "I'll pay double if you join me in bed",
    'busco una chica para esta noche, pago bien',
  ],
  illegal: [
    'where can I get some coke for the crew',
    'we plan to record the tenants with hidden cameras',
    'can you fake a certificate of insurance for us',
    'we will use real bullets, it looks better',
    "the boy is 13 and his parents don't know about it",
    'I have stolen cameras to sell',
    'can we pay the inspector to look the other way',
    "just forge the owner's signature",
    'any weed at your place? the band needs some',
    "let's film in the park without a permit, nobody will notice",
    'necesito una factura falsa por 5000',
    'tu connais un dealer dans le coin ?',
  ],
}
