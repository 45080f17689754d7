import type { FlagKind } from '@roomtone/domain/moderation/verdict'

/**
 * Written after the rules, and no rule may be written after it: what these messages say about unseen ones is lost with
 * the first adjustment. Better rules earn a new set.
 */
export const UNSEEN_FINE = `
Which breaker feeds the kitchen? We'd plug in 2 x 1.2k there.
We lost an hour to rain; could we stay until 8:15?
The make-up trailer is 28 ft plus hitch, is the driveway flat?
Please leave the chandelier at 30 percent, it flares nicely.
Our schedule: 9 interviews, 25 minutes each, 10 minutes between.
The couple fights, she throws a plate (rubber), he leaves.
Is the loft above the gallery heated? It's for 6 nude portraits in January.
The hero car explodes off screen, we only shake the camera.
Will you be there to let us in or is it the neighbour at number 12?
Two more people would join on day 2, so 16 instead of 14.
How do refunds work if the client pulls out 3 weeks before?
I'd like to pay for the extra cleaning on the booking page, where is it?
It's 4,200 K in the kitchen, could you swap the bulbs for 3,200?
We shoot the girls' soccer team at 10 and the boys at 11:30.
Are knives okay in the kitchen scene? Blunt ones.
My colleague will reply here while I'm on a plane until 15:40.
Anything against chalk paint? It comes off with water.
They rob the safe in scene 22, so we'd hang a fake safe door.
Your terrace is to die for.
Could you hold the 12th till 5pm today?
The wardrobe van has plates 8XYZ442, please tell security.
Can we use the grill for the burger ad? Gas, not coal.
Crew meal for 17 at 13:00, could it be on the patio?
Just so you know, the lead is 6'5", is the door lower?
`
  .trim()
  .split('\n')

export const UNSEEN_FLAGGED: Record<FlagKind, string[]> = {
  contact: [
    'you can get me on 206 555 0155',
    'six oh two, five five five, oh one eight one',
    'ria.m at protonmail dot com',
    'ria(dot)m(at)gmail(dot)com',
    'message me over on insta, riam.dp',
    'may I have your phone number?',
    'area code 206, the rest is 555 01 55',
    "it's my first name, then the at sign, then hotmail",
    "I'm easy to find, same name on every social, riamdp",
    'ask for Ria at the front office, they put you through on 206-555-0155',
  ],
  link: [
    'everything is on riamfilms.com',
    'riamfilms dot net has the reel',
    'https://riam.link/board',
    'type riamfilms and add dot com',
    "there's a pdf at riamfilms.com/deck.pdf",
  ],
  outside_payment: [
    'send it to my venmo',
    'I could bring cash, would that lower the price?',
    'zelle me the rest after',
    "pay me privately and it's 700",
    "let's do the second day off the platform",
    'is there a way to handle money just between the two of us?',
    'I always tip owners in bills when they drop the booking',
    'my accountant can mail you a check for the lot',
    'how about we leave the fee people out of this',
  ],
  threat: [
    "I'll come to your studio and hurt you",
    'you are dead if you tell anyone',
    'better watch your back',
    "I'm going to burn your place down",
    'pray I never see you on the street',
    'things break easily in a house like yours, be careful who you cross',
    "I have a gun and I'm not afraid to use it on you",
    "your dog won't live long",
  ],
  hate: [
    "we don't rent to mexicans",
    'you dirty faggot',
    'go back to where you came from',
    'all muslims are terrorists',
    'folks with your skin color always make trouble',
    'I can smell the curry from here, no thanks to your lot',
    'is anyone on your crew gay? then no',
    "girls can't run a set, send me a man",
  ],
  solicitation: [
    'will you sleep with me for 300',
    'I want an escort for tonight',
    'send some naked pics',
    'do you do happy endings',
    'what would it cost if you stayed after the shoot, just us two, no clothes',
    'my boss wants company tonight, paid, female, under 25',
    'I like your photos, what are you wearing?',
    'any ladies of the night around the area?',
  ],
  illegal: [
    'can you get me some weed',
    'need a fake permit for friday',
    "let's bribe the fire marshal",
    'hide a camera in the dressing room',
    'who around here sells the white stuff',
    "we'd put a different company name on the insurance paper, nobody checks",
    "can the kids work till midnight if we don't write it down",
    'we have a few cameras that fell off a truck, want one?',
  ],
}
