/** What hosts and crews answer each other, close to what is stopped and none of it. */
export const HOST_AND_CREW_TALK = `
Hi! We're a crew of nine shooting a skincare spot, would the bathroom with the skylight be free on the 18th from 7 to 5?
Thanks for the quick reply. I've sent the request for Thursday, let me know if the hours work.
Yes, the garage fits two sedans, and there's a spot on the street for a cube truck.
Just so you know, the neighbors are sensitive to noise after 10, so please no generator in the driveway.
You can tape on the walls with painter's tape only, and please nothing on the wallpaper.
The wifi is about 300 down, 40 up, and there's a wired port in the office.
Do you need me on site, or is it fine if I leave the keys in the lockbox?
Breakfast at 6, crew call at 7, talent at 8:30, first shot at 9.
I can offer the second day at $950 if you book both here.
We'd be happy to give you a 10% discount for three days or more.
The cleaning crew comes at 8 pm, so please wrap by 7:30.
Could you add the overtime as an extra on the booking?
I'd rather keep everything on Roomtone so that the insurance covers us.
We don't accept cash, everything goes through the booking.
Please don't share phone numbers before it's confirmed, the app blocks it anyway.
We'll swap contact details after the booking is confirmed.
I can't take payments outside the platform, sorry.
Your service fee question is best asked to Roomtone support.
Can I get an invoice from the platform in our company's name?
Is the deposit refunded if nothing is damaged?
I'm the line producer, the director and DP will join for the tech scout.
Our insurance is through the studio, the certificate will be uploaded tonight.
The COI was updated with the new dates by our broker.
Our permit coordinator says the city needs five days.
Could you sign the location release before the 9th?
The release needs the owner's signature, not the tenant's.
We'll need two signatures on the agreement.
Does the building require a separate certificate for the elevator?
We can shoot without a permit inside, right? The city only asks for one outside.
Two off-duty officers will handle the traffic, as the permit asks.
The fire marshal visits at 10 to look at the hazer.
Fire alarm: could the building put the system in test mode while we haze? Fire watch is hired.
Three kids, 8 to 11, a studio teacher and two parents, four hours on set at most.
The teenager in the ad is played by a 22 year old.
She plays a high school student, she's 24.
We have a baby on set, twins actually, with their mother.
Bikini campaign, all models over 18, IDs on file with the agency.
Underwear brand, e-commerce shots, white backdrop, six looks.
One topless shot from behind, closed set, model's own request for three people only.
They kiss in the pool in scene 14, warm water would be wonderful.
It's a bedroom comedy, nobody undresses.
The masseuse character needs a table and towels.
A stripper pole scene, we bring our own freestanding pole.
The story is about an escort who becomes a lawyer.
We love the hot tub, would it be heated in March?
Sleeping on set isn't planned, everyone goes home.
The model's mother will stay with her the whole day.
Our client would like to have dinner on the terrace after wrap, is that okay?
Two nights of prelight, then one shoot night.
How much is the night rate, from 10 pm to 6 am?
Is the hourly rate the same after midnight?
Night exterior, we'd light the street from a condor.
The gang beats him up in the alley, it's choreographed.
In the story he threatens her with a letter opener.
The bad guy's line is something like "you will regret this".
We break a window, candy glass, swept up at once.
Someone gets shot in the kitchen, no squibs, only a sound.
A bullet hole sticker on the mirror, peels off.
We burn toast for the gag, alarm risk, could we open the window?
The witch is burned at the stake, LED fire only.
Kill your darlings, as they say: we cut the pool scene.
We'll die if we don't get this location, haha.
Honestly, that staircase murders every other option.
The schedule is brutal, 14 pages in two days.
We'd destroy the fake wall only, not yours.
The dog actor bites a padded sleeve.
I'm going to hit you with another question: is there a dishwasher?
I'll get back to you tomorrow.
I'll find out and let you know.
Watch for the low beam in the hall.
I know where to park from last time, thanks.
I know your place from the Levi's campaign.
You'll be sorry to see us go, we bake cookies!
We'll make sure you never have to clean up after us.
Next week I'm coming for a second look with the gaffer.
You better believe we'll be careful.
Don't make me choose between the loft and the barn, both are great.
Be careful, the gravel is loose.
Let me know or else I'd hold the other place.
Please confirm by Friday, otherwise we have to release the date.
Last chance to add a prelight day, the crew is being booked now.
The cast is mostly Black and Latino, it's a family drama set in 1978.
We're looking for a home that reads as Mexican American, colors, tiles, an altar.
It's about a Muslim girl who joins a boxing club.
A synagogue interior, or anything with tall windows?
The church next door, do the bells ring on weekdays?
Our host is gay and jokes about it, it's a talk show.
Women-led crew, mostly, we're proud of that.
A story about refugees crossing the border, shot in your barn.
Deportation drama, two officers at the door, that's the scene.
African fabrics, Indian lamps, Chinese screens: the set decorator loves your shelves.
The white sofa and the black piano, can both stay?
No whites please, the cream curtains are better on camera.
No red wine near the carpet, promised.
No animals, no smoke, no shoes.
Only white sheets on the bed, please.
Are shoes allowed, or socks only?
Is the yard accessible for a wheelchair?
Our producer is disabled and needs a step-free bathroom.
Do you speak Spanish? Some of our crew would be happy.
Is there a store nearby for ice and snacks?
Where can we buy dry ice around here?
A case of beer for the wrap, all adults, is that okay?
Could we have a small wrap party on the terrace, 20 people, until 11?
He snorts powdered sugar in scene 5.
The pharmacy set has 300 pill bottles, empty ones.
A grow room look, plastic plants, purple light.
The joint is a prop and the smoke is herbal.
Mushrooms, kale and lemons for the food shoot.
High ceilings? We have a 20 ft crane.
Speed rail, grip heads, apple boxes, all on dollies.
Could we get the key from the dealer next door? He sells cars, we parked there.
We blow up balloons, 200 of them.
Pot lights in the ceiling, are they dimmable?
The lines on the floor come off with water.
We'll score the vinyl floor protection so it folds.
Is it legal to fly a drone over the yard? Our pilot is licensed.
The gun is a water gun. Pink.
Our prop master carries the replica in a locked box and tells the police beforehand.
We hide a small camera in the bookshelf for the wide shot.
A GoPro in the shower caddy, looking at the tiles, nobody inside.
Hidden mics in the flowers, the lavs rub on silk.
We'll film the street from the roof, no faces recognizable.
Everyone in the frame signs a release, including neighbors who pass by.
We record 20 seconds of room tone in each room.
Could you keep the back door unlocked between 6 and 7?
The lock on the side gate sticks, I'd oil it.
We cut the chain link pattern in paper for the shadow.
He picks the lock in the scene, with a fake lock on a stand.
The burglars come through the roof window in scene 2.
We'd like to steal that lamp for our set, I mean rent it!
The stolen painting in the film is a print, 60 by 80 cm.
Art department paints the fake brick, water based, on panels.
Fake snow, fake rain, fake sun: that's our three days.
A fake license plate goes on the picture car, on private ground only.
Prop passports and prop money, all marked.
We need the invoice with the right address of our company, Roomtone has it.
The address will be on the call sheet after it's confirmed.
Is the address visible to our drivers the day before?
The house number isn't in frame, right?
We'd cover the house number and the street sign.
What's the nearest intersection like, busy?
Basecamp could be on the church lot around the corner.
Lot 3 and lot 4 are for trucks, lot 5 for cast.
Is the drive gravel or asphalt? 10 ton truck.
14 Court shoes, 3 Square plates, 8 Round ones for the table.
2 Lane road in front, so lock-off needs police.
Avenue of trees, 40 ft apart, that would be a dream.
The road is closed until 4, take the east gate.
On 5th we load in, on 6th we shoot.
It's 2 blocks from the park, that's all we need.
Studio 12 has a cyc, 30 by 40, 18 high.
Room 214 is the dressing room on our floor plan.
Unit 7 of our storage holds the flats.
The suite on floor 3 is holding.
One hour drive from LAX with traffic?
Can I call you the owner in the contract, or is it your company?
Call it 12 hours, including load-out.
Let's call it a hold for the 4th.
The number of the breaker for the kitchen is 14.
I'll write down the numbers on the meter before and after.
Email isn't needed, the documents are all here.
Phones stay in a basket, it's a closed set.
Does your cell work in the basement? Ours dropped.
The text on the sign must be replaced with our fictional brand.
Your Instagram-worthy kitchen is exactly what the client wants.
The ad runs on Instagram and on TV for 12 months.
May we tag the location in the credits?
Could we show the facade, or is it exterior restricted?
Line 2 of the schedule has a typo, it's 16:00.
Signal is weak in the stairwell, so walkies it is.
Zoom lens and a slider, nothing heavy.
Our Slack is full of photos of your garden.
Snap the floor mats together and they won't slide.
Messenger bags and bikes, that's wardrobe.
We found you on Roomtone's list of lofts.
The link between the two rooms is a sliding door?
The plan is in the attachment, page 2.
Is the portfolio of past shoots here on your page?
Do you have more pictures of the yard? You could add them to the listing.
Google Maps shows a tree in the driveway, is it still there?
We search for a mid-century place with a carport.
The dot on the floor is the mark for the actor.
Drive up to the gate and honk, someone opens.
Wire the chandelier? No, we only dim it.
The transfer from the airport is arranged.
Check with the neighbor about his dog, please.
Our bank holiday is the 26th, do you charge extra?
The balance is due 7 days before, I saw.
Between us and the neighbors there's a hedge, good for sound.
We go direct to picture after lunch.
Direct sunlight hits the sofa at 3.
In person I'm much more organized than in this message!
The rest of the crew comes at noon.
Half the day inside, half the day in the yard.
Save the date: tech scout on Monday at 9.
A little extra time would be great, 30 minutes, we'd pay the extra through the booking.
Skip the pool heating, we only need it to look nice.
Avoid the lawn, please, it was just seeded.
Hola, somos un equipo de 10 y nos encanta la cocina. ¿Está libre el 4 de mayo?
Confirmo la reserva mañana, gracias por la paciencia.
¿Se puede mover el sofá? Lo dejamos como estaba.
La escena es una pelea, coreografiada, sin daños.
El pago ya está hecho en la plataforma.
¿El precio incluye la limpieza y la comisión?
Llegamos por la calle lateral, con dos camionetas.
Bonjour, nous aimerions tourner dans votre salon le 12 juin, de 8 h à 18 h.
Le paiement est déjà fait sur le site, merci.
Y a-t-il une place de parking pour un camion de 7 mètres ?
Une scène de bagarre, chorégraphiée, avec des tapis.
La lumière du matin est magnifique dans cette pièce.
Combien coûte une heure supplémentaire ?
On range tout avant de partir, promis.
Morning! Could we push load-in to 6:15? The truck is stuck on the 10.
We've got 3 Skypanels, 2 Nova P600s and a 1x1 Litemat.
Is the 14 ft door on the alley side or on the street side?
I counted 22 outlets downstairs and 9 upstairs.
We're insured for 3 million, and you'd be named as additional insured.
Would you consider a half day at $600, 8 to 1?
The client asked for the 7th, 8th or 9th, whichever you prefer.
Our art team would paint one wall, then paint it back in your color.
Do the windows open? We'd run cable through one of them.
The scene: she finds the body, screams, runs out, cut.
A couple argues, then makes up, in the kitchen, two hours.
He has a knife in his hand, plastic, we made it.
We bring a fog machine and a fire extinguisher.
It's a nude painting class scene, extras in robes, one model.
The shower scene is shoulders up, behind frosted glass.
For the wedding scene we need 60 chairs and an arch.
I'd send our location manager around on Monday if that works.
Please text size 14 on the sign, the camera is far.
We'll phone it in with one camera if it rains, kidding.
Where does the mail come in? We'd hide the mailbox.
Our sound mixer asks whether planes fly over.
There's a dog next door at number 9, right? Does it bark?
How far is the metro from the studio, on foot?
Is it the second or the third floor?
We shot at a house like yours on Mulberry last spring.
A street fair look: 6 stalls, 30 extras, one horse.
Our picture car is a 1968 Mustang, 15 ft long.
The alley behind is 12 ft wide, does a Sprinter fit?
Can two trucks stand in the court from 5 am?
The crosswalk in front would be lovely for the last shot.
I saw the price changed from 140 to 155 per hour, is that for weekends?
How do I add the cleaning fee to my request?
If the client cancels, do we lose the whole amount?
Does Roomtone hold the deposit or do you?
Accounting asks for a W-9, where do I find it on the site?
We'd pay the difference for the extra day through the change request.
Catering is paid by us, your kitchen stays clean.
The vendor wants cash for the ice, is there an ATM around?
Fake cash flies around in the last scene, printed on one side.
Our hero is a crypto trader, so six monitors on the desk.
The band is called The Cash Only, I know.
The commercial is for a bank, they want warm wood.
We need a wire for the flying rig, rated 500 kg, anchor is ours.
Could you transfer the fern to the other room?
No middle seat in the van, so 7 people.
I'm not sure about the rest, let me ask.
We regret the late change and appreciate your patience.
You'll love the result, I promise.
I'll be watching the weather all week.
Our gaffer kills it every time.
Bring it on, three locations in a day!
We'll hit the road by 9 and leave you in peace.
Hope the noise won't kill your Sunday.
The kids will be loud for 20 minutes, then it's nap time.
A Korean barbecue ad, so smoke, but under the hood.
Casting is Asian American leads, mid thirties.
The choir is from a Black church in Oakland, 14 singers.
Our DP is deaf, so an interpreter comes along.
It's Pride month content, flags on the balcony okay?
A Diwali table, lamps and flowers, no open flame.
Half of the team is Ukrainian, they bring pastries.
We have an intimacy coordinator and the actors rehearsed.
Would the bedroom be private enough for wardrobe changes?
She wears a nude bodysuit under the dress.
The model is pregnant, could she rest in the guest room?
A romantic dinner, two actors, wine is grape juice.
Our stylist asks for a steamer and a long mirror.
The doctor scene needs white coats and a prop syringe.
A detective finds pills in the drawer, they're mints.
Is smoking allowed on the roof? Two of us.
Mulled wine for the crew at wrap, everyone's over 21.
The grass in the yard, is it real?
Rock band, four members, acoustic only.
Ice cream melts fast under our lights, is there a freezer?
Would a minor electrical change be possible, by your electrician?
The minor character enters through the garage.
We have a permit for 20 people and two vehicles.
Our camera sits behind the mirror, two-way glass, actors know.
The alarm code, do we get it on the day?
Could the sprinklers in the garden be off until noon?
`
  .trim()
  .split('\n')
