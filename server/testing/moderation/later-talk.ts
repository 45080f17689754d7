import type { FlagKind } from '@roomtone/domain/moderation/verdict'

/** Once unseen, and part of the corpus since rules were adjusted to it. */
export const LATER_FINE = `
Do you have the number of amps per outlet?
We're 11 crew, 3 cast, 1 dog; 4 cars.
Confirming: Fri 10 Apr, 08:00-18:00, $1,380 total.
Gimbal and sticks only, no track, no crane.
What time does the sun leave the courtyard in late May?
Could you make the fridge quiet for about 40 minutes?
I would need access the evening before, 6 to 8pm, for prelight.
The director wants to shoot your staircase from below.
He gets beaten up in the alley, pads, two stunt guys.
Could the piano be moved 3 ft? We have 4 movers.
How much would two extra hours be, and can I add them here?
We can't pay more than the listed price, is that ok?
Please don't cancel, the director loves it!
Are Sundays off limits because of church next door?
Is a naked flame in the fireplace allowed?
Swimwear lookbook, four girls from the agency, all over 21, and their booker.
Six boys from the school choir will sing, with parents.
We have a 12k HMI outside, condor if the street permits.
Nobody but the DP and the actress will be in the bedroom.
The crew is vegetarian mostly, pizza place nearby?
Our best boy is named Dick Harden, he'll sign for the generator.
Can we hang blackout on the 2nd floor, 6 windows, 60 x 48 in each?
We had 14 setups yesterday, 9 today, so no overtime.
Does 07:15 work for the florist? She needs 45 minutes.
Talent parking 4, crew parking 11, trucks 2.
If we run over, is it $180 per started hour?
Sunrise 6:21, so we'd need the keys at 5:30, sorry!
Would you let us shoot a funeral scene with an open casket?
The villain burns a letter in your sink, one take, extinguisher ready.
Is your shower real? She only stands behind the glass, in a swimsuit.
I'd love to hold the 8th and the 9th, the client decides by Wednesday.
Can the cleaning be done by us to save on the cleaning fee?
My card shows a hold of $1,104, that's you, right?
We'll send the money shot first thing, promise you'll love it.
Please text nobody, the surprise is for the birthday scene.
Do you have a long dining table, 10 ft or more, seats 12?
Loved the place! Could we do 3 more Mondays, 2, 9 and 16 June?
Shot list is 31 frames, hero bottle is 750 ml.
We carry 10 radios on channels 1 to 5, does that disturb anything?
It's a hip hop video, two cars with hydraulics in the driveway.
`
  .trim()
  .split('\n')

export const LATER_FLAGGED: Record<FlagKind, string[]> = {
  contact: [
    'ping me at 512-555-0117 tonight',
    'my number, 8 6 4, 5 5 5, 0 1 3 9',
    'noa.k@fastmail.com works best',
    'noak at icloud dot com',
    "let's continue on telegram please",
    'noak_dp is me on instagram',
    'my assistant picks up at 929 555 0103',
    'noak (at) posteo (dot) net',
  ],
  link: [
    'references: noak.io/lofts',
    'full gallery on flickr.com/noak',
    'more pictures: noakfilms.ca',
    'http://noak.example.org/a?b=c',
  ],
  outside_payment: [
    "venmo's fine by me",
    'would you be open to cash if I book three days',
    'we could do half here and half by zelle',
    "let's not use roomtone for the second day",
    'we could settle this over cashapp later',
    'give me your IBAN and I send it tonight',
  ],
  threat: [
    "I'll come to your house and break your face",
    "you'll be sorry you ever messed with me",
    'if you leave a bad review I will hurt you',
    'I will come and burn down your studio',
  ],
  hate: [
    "we don't serve muslims here",
    'filthy immigrants everywhere',
    'shut up you bitch',
    'your people are vermin',
  ],
  solicitation: [
    "I'll give you 500 to sleep with me",
    'do you offer massages with extras',
    'can you arrange some girls for our crew party',
    'I pay well for sex after the shoot',
  ],
  illegal: [
    'can your guy get us ketamine',
    'I need a forged permit by Monday',
    "we'll film the neighbours without them knowing",
    'could someone sell us cocaine on set',
  ],
}
