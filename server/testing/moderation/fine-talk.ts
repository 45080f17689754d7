/** What guests and hosts write to each other on ordinary days. One message per line. */
export const FINE_TALK = `
we shoot at 5, call time 4:30, 2 grip trucks
Shooting on 35mm at f/2.8, so we want as much daylight as we can get.
Kill the lights in the hallway after the third setup, please.
We'll shoot the kids at noon and the grandparents at two.
we need 3 x 20A circuits, 120V, and one 60A if you have it
The budget is $1,200 for 10 hours, cleaning included.
Is the freight elevator 8 ft deep? Our dolly is 7'6".
Call time is 06:30, wrap by 19:00, strike done by 20:30.
Date would be 2026-03-14, load-in 2026-03-13T18:00:00Z.
Our crew is 12 people plus 4 talent and 2 agency folks.
Is parking for 3 vans and a 24 ft box truck possible on your lot?
We're coming from 90026, so traffic on the 101 matters.
The ZIP is 10013-2104 if the truck driver asks.
Could we have the loft from 7am to 9pm on the 21st?
Camera is an ALEXA Mini LF with a 24-70mm and an 85mm prime.
Shutter 1/50, ISO 800, 5600K, that's the look we're after.
We shoot 23.976 fps and 4K, maybe 120 fps for the pour.
Order 4471-20938 for the backdrop arrives on Tuesday.
My booking number is 3f2a91bc, does that help?
PO number 8812345670 is what accounting needs on the invoice.
Tracking says 9400111899223100001234, so the props land tomorrow.
The permit number is 2025551234 and it covers the sidewalk.
Invoice 2024-00318 went out last week.
Please kill the fridge when we roll sound, it hums at 60 Hz.
We'd kill for that window light in the morning.
That staircase is a killer shot.
We need to shoot the dog before she gets tired.
I'll shoot you from the left so the window is behind you.
We're going to shoot you in the red chair at 3pm.
Can we blow out the windows or do you prefer we gel them?
In scene 12 the killer walks in through your kitchen.
The script has a fight, a fake stabbing and about a cup of stage blood, all on tarps.
Her line is "I will kill you" and she whispers it, so we need the neighbours quiet.
Is a prop gun okay? It is rubber, and our armourer stays with it.
We strike the set on Sunday and leave the place as it was.
Hit your mark by the door, then look out of the window.
We plan to burn a candle or two, nothing more. Is open flame okay?
Fire retardant is on every drape, I can bring the certificate.
There's a chink of light under the blackout, we'll tape it.
It's an art nude series, closed set, crew of three, all adults.
Is implied nudity okay in the bathroom? Intimacy coordinator on set.
The sex scene is scene 7, closed set, four people in the room.
Boudoir shoot for a lingerie brand, two models, one makeup artist.
Topless male model, swimwear, poolside, about three hours.
We're painting a nude figure from life, eight students, very quiet.
Our film is about a sex worker in the seventies, nothing explicit is shown.
Could somebody escort the crew to the roof when we arrive?
We need a police escort for the car rig, the city arranges it.
A case of coke and some water for the crew would be lovely.
Do you have coke cans or should we bring drinks?
The lawn looks great, weed free even in August!
Weeds along the driveway are fine, they look honest on camera.
Prop cocaine is powdered milk sugar, no mess on the tables.
The set is a meth lab, so glassware and plastic tubing, nothing real.
We use fake blood, it washes out with cold water.
Fake IDs as props, made by our art department, for the bar scene.
Do we need a permit for the sidewalk, or can we shoot without a permit inside?
We never film without a permit on public streets, the office has our paperwork.
What does the cleaning fee cover?
Is the cleaning fee charged per day or per booking?
How do I avoid the overtime fee if we run ten minutes long?
Is the service fee part of the $1,450 total on the checkout page?
We pay through Roomtone as usual, just tell us the hours.
We'll pay the overtime through the app if we run late.
Is the deposit refundable if it rains?
We have petty cash for snacks, no worries.
The heist scene has a stack of prop cash on your dining table.
We pay our extras in cash at the end of the day, is there a quiet corner for that?
The cash register on the counter, does it open?
Can you wire the lav pack under the shirt before talent arrives?
We're running a wire rig from the beam, rated for 400 lb, our rigger has signed it off.
Are there wireless dead spots in the basement?
The client is a crypto startup, so lots of screens and blue light.
It's a spot for PayPal, their brand team will be on set, six people.
Our client is Venmo and they like bright colours.
The app shows 4pm but I meant 5pm.
Please turn off the app controlled blinds before we start.
We post the reel on Instagram and TikTok after the campaign starts.
Vertical for TikTok, horizontal for YouTube, so we frame for both.
Is it ok to tag your space on Instagram once it's out?
Lunch @noon for 14, vegetarian for 3.
Meet @base at 7, the van goes up at 7:15.
Crew call @6:30, talent @8.
Rates are $150/hr, 4 hr minimum, right?
Half day 5 hours, full day 10, that's what I read.
The 20x20 butterfly needs 25 ft of clear space on the lawn.
Do you have 3-phase power or only split 120/240?
We carry a Honda EU7000, 58 dB at 7 m, parked on the street.
200 400 800 ISO tests before lunch, then the real thing.
We bring 650 800 1200 watt heads, all LED or tungsten.
Lens set is 18, 25, 35, 50, 75, 100.
Sizes are 4x4, 6x6, 8x8 and 12x12 for the frames.
Ceiling 14 ft, beams at 11 ft 6 in, correct?
Room is 1,850 sq ft and the terrace 600, do I read that right?
Does the 2nd floor have its own breaker panel?
Sunset is 5:52 pm that day, so we want the terrace from 4:45.
We start at 8 and have to be out by 6, that is 10 hours.
Could the time move from 9-5 to 10-6?
We're 5 on Monday, 9 on Tuesday and 14 on Wednesday.
12 chairs, 4 tables, 2 racks, 1 steamer, that's all we need.
Takes 1 through 6 were noisy because of the compressor.
Scene 14A, setups 3 4 5 6, we might run till 7.
Page count is 5 3/8, not bad for one day.
Slate reads A023C004, roll 7.
File names go like A001_C003_0814.mov, does your wifi upload fast?
I put the call sheet as callsheet_v4.pdf in the packet.
We grade from LUTs, file is warm_v2.cube, not relevant to you.
The edit goes through Frame.io, so good upload would help.
See you at noon.We can start right after.
Ok great.It works for us.
Thanks so much.So happy about this place.
The a.m. slot is best, e.g. 7 to 11.
We have a D.I.T. cart and a H.M.I. at the window.
U.S. plugs only, no adapters needed.
A/C off while rolling, on between takes, ok?
Is the A/C loud? Could we switch it off from 10 to 12?
St. Patrick's day is out, everything after works.
B cam is on the balcony, C cam with the drone if you allow it.
Drone stays below 100 ft and away from the neighbours.
The neighbours asked if we block the street. We don't.
Our insurance is 2 million general liability, certificate comes with the packet.
COI is on its way, policy GL-0042318899.
Who holds the keys on the morning of the shoot?
Is there a lockbox, or does somebody open for us?
How early may hair and makeup come in?
Could we move the sofa to the other wall? Two people, felt pads.
We'd like to paint one wall, and paint it back. Yes or no?
Any marks on the floor we pay for, of course, through the claim form.
Nails in the wall are a no, right?
Is smoke okay? It's water-based haze, no detectors went off last time.
Where are the smoke detectors? Our hazer is water based and we'd like to ask the fire marshal first.
We keep quiet hours after 10pm, promise.
The scout is free on Thursday between 2 and 4?
May we come for a tech scout, five people, thirty minutes?
How many outlets are on the north wall?
What's the width of the front door? Our table is 39 in wide.
What's your number of parking spots?
Is your phone reception good up there?
There's no cell reception in the basement, is there wifi?
What's the email policy of the building, do they need a notice?
Can you call the elevator down for us at 6:45?
Give the gaffer a call when the truck is at the gate.
I will text the crew the call time tonight.
The phone on the desk is part of the scene, it rings twice.
In the scene he dials and says "call me", nothing else.
Let's talk about the schedule here, it's easier for me.
Once we're confirmed I'll send the crew list.
Contact details come with the call sheet after you accept.
We'll exchange numbers once it's confirmed.
Could you look at the dates again? 14th to 16th.
One two three and action, that's how loud it gets.
Take one, take two, take three, then we move to the kitchen.
Two of us come early, three at eight, four at nine.
Five or six people, one car, two dogs.
First setup is a four by eight table with six plates.
Nine to five works, eight to four is better.
The song counts five six seven eight and then we roll.
Ten, twenty, thirty people? Is there a limit?
One camera, one light, one actor. That's it.
I'd say seven or eight hours, nine at most.
It's 415 miles from us, so we arrive the night before.
Route 555 is closed, we come over the bridge.
Elevation is 1,250 ft, wind 10 mph, we checked.
Interest in 2027 too: Jan 10, Feb 14, Mar 20?
03/14/2026 or 3/15/2026, whichever is free.
2026-03-14 09:00 to 2026-03-14 19:00, local time.
From 14.03. to 16.03., three full days.
Total 3,600.00 for three days, 1,200.00 each.
$4,500 - $5,000 is what the client signed off for location.
Was $2,150, now $1,980 with the weekly discount, did I get that right?
Would you do a discount for three days in a row?
Is there a better rate for weekdays?
Is it cheaper on a Tuesday?
We're students, is there any discount you can set on the listing?
Could you send me a special offer here for 2 half days?
The quote says 12 hours at $130, plus the fee, fine with us.
Our producer approves the total tonight, then I press the button.
The card was declined, I will try another one at checkout.
I paid just now, it says authorised.
When does the payout reach you, after the wrap?
Please cancel the second day only, the first stays.
If we cancel 8 days before, it's half back, right?
Do you take bookings for 2 hours as well?
We need white walls, black floor, and a black velvet drape.
No blacks or whites in wardrobe please, the camera hates them.
The blacks are crushed in the reference, we want them softer.
It's a Jewish wedding film, so a canopy goes up in the garden.
We're making a documentary about Muslim women who box.
Black talent, warm skin tones, so no green bounce from the plants.
A gay couple cooks dinner, that's the whole story.
It's a Mexican food brand, tacos, mole negro and a lot of colour.
Damn, that light is beautiful.
Shit, I meant Thursday, sorry!
Holy crap, what a view. We're in.
This place kicks ass, thank you.
The weather is going to be shitty, can we move to the inside?
No bullshit, that's the best loft in town.
Fucking gorgeous space, my DP lost it.
You're the best, thank you for the patience.
You know your place better than we do, tell us.
We love the brick. We hate to ask, but can the plants go?
The old cock on the weathervane, does it turn?
Dick, our gaffer, asks about the panel.
Mr. Van Dyke from the agency joins us at ten.
Analog synths on stands, eight of them, all go on the rug.
Assistants come at 7, assembly of the set starts at 7:30.
Cumulus clouds would be nice, but I know you don't do weather.
Is the cockpit of the plane open for stills?
We shoot a tit-for-tat dialogue on the stairs.
Our title is "Dead Man's Float", it's a comedy.
The plot: two thieves rob a bank and hide in a loft like yours.
They break into the house in scene 3, so we use the back door.
Victim lies on the floor, detective comes in, chalk line on plastic.
Bomb squad costume, six actors, no effects.
Gunshots are added in post, we make no noise.
The explosion is VFX, on the day it's only a light cue.
I will hit you up about the wardrobe rack later.
We'll beat the traffic and be there at six.
I'd die for that bathtub, is it allowed to run water?
The heat will kill us, does the A/C reach the attic?
We'll cut your logo out of the frame if you like.
Break a leg is what we say, don't worry.
Hang the muslin from the pipe, two points, 40 lb.
Choke the flag in a little and it's perfect.
We'll bring sandbags, 25 lb, about 30 of them.
Gaffer tape only, no duct tape, understood.
Apple boxes under the legs, nothing touches the floor.
Martini by 6:30, promise.
Honey wagon on the street, two stalls, is that all right?
Is the pool heated? Talent is in the water for 2 hours.
Do you have a steamer and an ironing board?
The kitchen: does the oven work, or is it for looks?
Is the piano tuned to 440?
Room tone for a minute at the end, then we're gone.
How loud is the street between 9 and 11?
Sound says the fridge, the clock and the pump have to be off.
The stairs are 36 inches, our cart is 31, good.
Can our two vans stay overnight, 9pm to 6am?
We'd want the roof from 18:00 to 20:30, 8 people, no alcohol.
The kids have a studio teacher and work permits, 6 hours at most.
Baby on set for 20 minutes at a time, with a nurse.
Animals: one cat, one handler, no claws on the sofa, I hope.
We eat outside, no food on the rug.
Trash goes with us, recycling too.
Floors get layout board from the door to the set.
If it rains we hold until 11 and then go inside.
Is your weather day policy the one on the page?
Second hold is fine, please tell us by Friday.
We wrapped, thank you, keys are back in the box.
Left a sweater in the green room, could you keep it?
The review is coming, five stars.
Thanks, got it. See you Monday at 7.
Yes.
ok 4:30 then
1200
Perfect!! 🎬
¿Podemos llegar a las 7? Somos 12 personas y dos camionetas.
La luz de la mañana es perfecta, gracias.
On arrive à 8h, équipe de 10, merci !
Güero asks whether the naïve café look can stay, he adores it.
Morning! Is the roof deck included or extra? We'd be 8 people from 3 to 7.
We have 2 SUVs, 1 cube truck, and a motorhome 32 feet long. Where could those go?
Our gaffer wants to tie in at the panel, he's licensed. 100A single phase is plenty.
I'm the AD. Schedule: 7:00 load in, 8:30 first shot, 13:00 lunch, 18:45 wrap.
The dates are 6/12, 6/13 and 6/19. Total crew 22/22/9.
Lens rental is $350, location $2,400, so we're at $2,750 of 3,000.
Could you send us the floor plan here as a PDF?
Do you know whether the building needs a COI naming the owner? Ours is ready.
Is the neighbour's dog usually barking? We record dialogue all day.
He dies in the bathtub at the end of act 2, so we fill it twice.
Will the host be on site or do we get a code?
Model no. 8005551212 of the dimmer is on the wall, is it DMX?
We shoot people, not buildings, so privacy is no issue :)
We'd shoot your kitchen first, your garden after lunch.
I'd murder a coffee right now. Anyway: 9am works.
We can pay the extra hour if you add it to the booking.
How is payment handled, do we pay all of it up front on Roomtone?
Is a credit card hold taken before you accept?
Can I add a second card to my account?
What is the best way to contact you on the day?
Call sheet goes out at 6pm the night before, I'll post it here.
We don't have a number for final headcount yet, 15 to 18.
I think 3 phase 208V is what he meant, not 240.
The car is a 1967 Mustang, plate 7ABC123, it leaks a little oil, we bring a tray.
The color is RAL 9010, or Pantone 2028 C.
Scenes 101, 102, 104A, 110 and 115 all play in the living room.
24fps, 180 degree shutter, 1/48, ND 0.9, T2.0.
35.6895, -105.9378 is where the ridge is, can we get there with a truck?
Ticket 5129-8841-02 with the city, inspector comes at 11.
Do you allow alcohol on set? It's a whisky ad, props are iced tea.
Bar scene with 20 extras drinking fake beer.
He smokes herbal cigarettes in one take, outside.
The actress wears a robe between takes, please no visitors.
Body paint on a nude model, we bring plastic for the floor.
Shibari workshop stills, clothed, is that okay for you?
A strip of LED goes along the stairs.
We strip the bed and bring our own linen.
The stripper in scene 9 never takes anything off, it's a joke.
Love the "no shoes" rule, we have 30 pairs of slippers.
I hope you're not sick of my questions yet.
No worries if you can't, we'd just go with our second choice.
If you cancel on us we'd be in real trouble, so please be sure.
It would be a shame to lose the light, could we start at 6?
We're direct: is the noise from the street a problem?
Direct sun hits the wall at 2, right?
Talk directly to my location manager once we are booked, she's on this thread too.
We will deal with the trash ourselves.
We will take care of the floor, you won't regret it!
Is there an in-house sound system with Bluetooth or aux?
Message received, thanks. I'll check with the team by 5.
The invoice should name Lumen Films LLC, EIN 84-1234567.
What's the wifi speed? We livestream at 6 Mbit.
We go live on YouTube at 20:00, so please no fire drills.
Signal on set is weak, do you have a booster?
Is there a discount for a full week, Mon 9 to Fri 13?
My line producer says $95 an hour would be her limit. Could you come down a little?
Booked. Confirmation says 18 Apr 2026, 07:00 - 21:00 PDT.
Is it a problem if the talent is a minor? 16, with guardian and teacher.
Baby shower scene with 10 year old girls and their mothers, all clothed, silly hats.
Underwear brand, models 25 to 40, quiet set.
Do the police patrol here? We have fake police cars and want to tell them.
Cops and robbers chase on your stairs, two stunt people, pads everywhere.
Get the drugs prop off the table after scene 8, lol wrong chat, sorry.
Need some acid for the etching scene, vinegar really.
Does the gas stove work? In the script they cook crack, we cook sugar.
Hi Mara, thanks for accepting! Is 6:45 too early for the caterer?
We are 2 adults, 3 kids, 1 nanny, and a photographer.
Do the blinds go fully dark? We project at 4,000 lumens.
I can do 14 Feb 9-13, 15 Feb 9-17, or 22 Feb all day.
The sprinter is 9'10" tall, garage clearance?
Sony FX6, 4K 60p, S-Log3, ISO 12800 at night.
Our truck is parked at the corner, 5 minutes.
Do you have a contact at the building for the freight elevator?
Could someone text the doorman before we come?
You can call it a wrap at 7.
We pay for any damage, our deposit is with Roomtone.
Is cash accepted at the parking garage next door?
I'd send the money for overtime through the site today.
The rate of $85/hr seems fair; for 12 hrs that's $1,020.
Sorry about that, we killed a bulb. We'll replace it.
Our stunt coordinator will throw him through the fake window at 3.
I'm going to shoot your space for the cover, so excited.
She threatens him with a knife, rubber, in the hallway.
Do you mind a little fog? Fire watch is booked.
It's a music video, some swearing in the song, neighbours okay with that?
Sex education series for teens, all talking heads, no nudity.
Maternity shoot, partly nude, just the couple and me.
The actor plays a drug dealer, so he'll look rough when he rings.
Our brand is called Weedwell, garden tools, so we need your lawn.
1 of 3: power. 2 of 3: parking. 3 of 3: keys.
10.15 call, 10.45 rehearsal, 11.30 roll.
We'd take 20 x 30 ft of the yard, from 8 until 16:30.
Version 2.1 of the schedule is attached.
Please see the attached release.pdf and plan.dwg
Do you host events with 60 to 80 people?
Is the wire fence at the back removable?
Happy to tag @ the end if you want credit.
You're killing it with this place.
Hope you don't die of boredom reading all that!
Direct deposit question is for Roomtone support, right?
Could you check the app, it says the request expires in 3 hours?
Can I book directly for the 3rd as well or do I need a new request?
We're from Montreal, arriving on AC 541 at 10:05.
UPS 1Z999AA10123456784 is coming to your door on Friday.
The budget line is 2110-4400, location fees.
`
  .trim()
  .split('\n')
