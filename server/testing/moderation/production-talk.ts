/** Ordinary messages that come close to what is stopped: numbers, streets, props, bodies, money that stays here. */
export const PRODUCTION_TALK = `
5 minutes off the 405
street parking is fine for us
Main street style, very Americana
the hallway is 12 by 20
Stage 4 is booked, could we get studio B?
Call time 6:45, first shot 8:00, lunch at 1.
Load-in from 5 to 7 pm on the 12th, through the side door.
The room is 1,150 square feet with 14 ft ceilings.
We're 5 to 7 people, plus the client.
One 1200 W light and two 650 W, is that ok on one circuit?
What's the house number of outlets? I mean how many in the house.
A street scene with 10 extras and a bike.
We'd like to shoot the kitchen first, then the bath.
Kill the lights at 9 and leave the porch on.
There is a nude scene, closed set, intimacy coordinator present.
A stunt fall down the stairs, two pads, one coordinator.
The gun is a rubber prop and stays in a locked case.
Angenieux 24-290 and a set of Cooke S4s.
Model number is HMI-1800-X, draws 16 A.
The day rate of $1,400 works, plus $150 cleaning.
March 3 to March 5, 2027, three shoot days.
We need 400 amps, cam-lok, or we bring a 1400 A genny.
Could you block two spots on the street in front?
The truck is 26 ft and needs 13 ft 6 of clearance.
Is Broadway closed for the parade that weekend?
The whole street is lined with jacarandas, so pretty.
Does the alley connect to a main road?
We need a quiet street, no buses.
A drive by scene, the car passes the house four times.
Our lane is the left one for unloading?
Can the picture car use the court for turning around?
We'd hang a 12x12 and a 20x20 on the terrace.
Is the drive wide enough for a 5 ton?
12 drive-ins to film, yours is number 3.
The place is lovely. We'd bring 4 apple boxes and 2 ladders.
A 40 place setting dinner, 6 courses.
The square is 30 by 30, so 900 sq ft.
4 way intersection look, do you have something like it?
It takes 20 minutes drive from the airport.
We have 3 units: main, splinter, drone.
Scene 112 exterior, scene 113 interior.
The scene takes place on Elm Street in 1984, art department brings the sign.
We loved Mulholland Drive, that's the mood.
Think Wall Street meets Sesame Street.
It's a period piece, so 5th Avenue in the 1920s.
The film is called 10 Cloverfield Lane, sort of that feel.
A park avenue sort of lobby, marble and brass.
Which way does the house face, north or west?
South light after 3, north light all day?
Setup on floor 2, suite of three rooms, holding in the garage.
The suite has 4 windows and a balcony?
2 apartments in one building would be ideal.
We have an apt name for the film.
Unit 2 shoots inserts while unit 1 moves.
Is there a bus stop close by for the extras?
What's the closest cross street for parking permits?
Do the neighbors down the road mind noise until 10?
The road noise is our only worry, we record sound.
How far is the highway exit?
Corner windows are the reason we picked yours.
The corner of the living room needs to be empty.
On the corner we would park the honeywagon.
1st and 2nd AC share a cart, 3rd cart is sound.
The 5th and 6th would also work for us.
Between the 3rd and the 5th we could do any day.
We'll be 14 on the 21st and 18 on the 22nd.
Number 27 on the shot list is the hard one.
House rules are clear, number 4 we have a question about.
The blue house look on photo 7 is what sold us.
We need about 25 court shoes for wardrobe.
The rental house delivers 200 stands at 7.
15 place cards, 3 way light, 2 terrace doors.
Could you tell me the number of parking spots?
What is the max number of people on the stairs?
My number one concern is sound.
What's your cancellation policy for 2 days before?
Could I call the booking confirmed then?
I'll text the crew the plan once it's confirmed.
The phone in the scene is a prop, a 90s Nokia.
There's a phone number on the poster in the shot, it's a 555 one.
Our hero prop is a telephone, she dials 911.
Do you have good cell reception for our hotspot?
Wifi speed? We upload about 200 GB of dailies.
We email dailies every evening, so wifi matters.
Is there a landline or is it all cell?
Line producer and gaffer would like to scout on Tuesday.
The signal light at the crossing is in the frame.
Telegram style title cards, that kind of movie.
It's for a fashion brand's social channels, vertical video mostly.
We're making 6 reels and 2 stills for their instagram feed.
The spot runs on YouTube and TV, 30 seconds.
Content for TikTok, one phone and one light.
Is it ok if the final film is on Vimeo? Any logo to avoid?
The client saw your place on the site and fell in love.
Can I see more photos of the bathroom here?
I found your listing through the search, the photos are great.
Do you have a website password for the smart lights? Kidding, a remote is fine.
The file is called shotlist_v4.xlsx, I'll attach it here later.
Schedule v2.3, changes are in blue.
Is the deposit returned after the walk-through?
I paid the deposit on Roomtone already.
How is the service fee calculated?
What does the cleaning fee cover?
Could you send a custom offer here for 12 hours?
Is there a discount for a second day?
Your price per hour is ok, could we do $90 for 10 hours?
Petty cash for the runner, is there an ATM nearby?
There's a scene at a cash register, we bring our own.
The bank scene needs a vault look.
We wire the set for practicals, our electrician is licensed.
Wire management along the baseboard, gaffer tape only.
A wireless mic and 3 transmitters, no interference?
Check in at 7, check out at 19:00.
Please check the fridge noise, does it hum?
We'd transfer the gear by cart, no heavy wheels.
Apple pays for this one, a product film.
The invoice should be made out to the production company.
Could the receipt show the VAT?
Who pays for the extra hour, and is it charged here?
The fee on the site is fine with us.
The total of $2,350 includes the fee?
We can pay the overtime on the booking page.
Gold coins as props, about 200.
The story is about bitcoin miners in a garage.
We need a safe with fake money, clearly marked as props.
Our insurance covers $2,000,000, I'll upload the COI.
Our COI names you as additionally insured.
The permit is filed with FilmLA, should arrive Friday.
Is a permit needed for the drone?
Police will hold traffic for the street scene.
A licensed armorer brings two blank firing pistols, police informed.
No live ammo, ever, the armorer checks.
The prop pistols are plastic and painted.
Squibs and a small muzzle flash added in post.
The script has a drug deal in the alley, baking soda as prop.
He plays a junkie, needle is a retractable prop.
A poker night scene, fake cigars, apple juice for whisky.
Herbal cigarettes only, is that ok on the balcony?
The actor smokes a fake joint, it's oregano.
A bar scene, so 40 bottles with colored water.
The girl is 9, her mother and a studio teacher come along.
Two minors on set, with guardians and work permits.
The baby is 6 months, 20 minutes under lights at most.
A hidden camera show? No, a regular interview, everyone signs releases.
The security camera in the hall, could it be covered?
Where are your cameras? We need to disclose them to talent.
We place a small camera in the fridge for the POV shot.
We film the neighbors' house only with their written ok.
A heist movie, they steal a painting, we bring a copy.
Our stolen-car scene uses our own car.
The window breaks, it's sugar glass.
The character breaks into the house through the back door, which stays open.
She burns the letter, he cries, that's all.
The killer hides in the closet in scene 9.
The zombie bites the host, fun day!
We shoot the victim on the floor, tape outline, chalk on wood ok?
A body in the bath, dummy, lukewarm water.
I'm dying to see the attic.
You're a lifesaver, thank you.
I'd murder for a coffee at load-in.
That view is insane.
We shot ourselves in the foot with the early call time.
The DP is a beast with natural light.
Break a leg tomorrow!
We'll crush it in two days.
Bury the cable under the mat, please.
We need to hit 5 setups before lunch.
Knock out the living room first, then the hall.
The beating heart of the film is the kitchen scene.
Cut the power to the hall at noon, I'll be there.
You won't regret having us, the crew is tidy.
I regret that we have to move the date.
We know where the fuse box is, thanks.
I know where you keep the ladder from last time.
See what happens to the light after 5, it's magic.
I'll find you at the gate at 7.
We're coming for the scout at 10.
Watch your head on the low beam, I tell the crew.
Next time I see you I'll bring the photos.
Be careful with the step, right?
I'll make sure the crew never leaves doors open.
Someone will visit you on Monday for the measurements.
Bullet time rig with 40 cameras in a ring.
The black crew shirts are for the reflections.
White walls only in that corner, or can we paint?
We only need the white room, not the black one.
No black cars in the frame, please.
A Jewish wedding scene with 30 guests, kosher catering.
Muslim prayer scene, we'd need the floor to be clean.
Our director is from Mexico and our DP from Korea.
The film is about immigrants in the 1950s.
A documentary on trans athletes, six interviews.
It's a queer romance, two leads, three days.
A Black family at dinner, warm light, six seats.
Gay wedding look, lots of flowers in the yard.
We cast women over 60 for the campaign.
The Indian restaurant scene needs a kitchen with steam.
Chinese New Year decorations stay up for two days.
One crew member uses a wheelchair, is there a ramp?
English isn't my first language, sorry for mistakes.
Our crew speaks Spanish mostly, is that ok?
Are dogs allowed? No pets otherwise.
Nude tones for the wardrobe, beige and sand.
Art nudes, one model, one photographer, robe between takes.
An intimate dinner for two, candles, slow dolly.
A sexy car commercial, more or less.
Love scene under sheets, modesty garments, 3 crew.
Lingerie lookbook, 4 models, all adults, agency booked.
An adult film with licensed performers, tests and IDs on file, is that allowed by your rules?
Strip lights, 4 ft, 8 of them.
Stripped wood floors? We'd lay layout board.
Massage table as a set piece, spa commercial.
The model changes in the bedroom, is there a lock?
We'd like the bedroom for a pajama ad.
Hot tub in the background, steam on, nobody in it.
Company moves at noon, so we need the dock.
The client would like to stay until the last shot.
Girls' dorm look, posters and fairy lights.
Can the talent sleep in the guest room the night before?
An escort vehicle drives ahead of the process trailer.
How much for one extra night of prelight?
How much would you charge for two hours on Sunday?
Do you offer extras like steamers and racks?
The bedroom scene is comedy, pillow fight.
Roses, 200 of them, white, delivered at 6.
Coke bottles from the 60s, glass, 24 pieces.
The plug by the window is dead, could you check?
Snow machine, foam based, washes off.
Rock and grass in the yard can be moved?
Ice for the cooler, 40 lbs.
Speed ramp on the hero shot, 240 fps.
Crack in the ceiling is fine, we'll frame it out.
The cat is trained, the bird isn't.
Smoke detectors: our fire safety officer handles it with the building.
We'd cover the alarm sensor only if the fire officer says so.
¿Hay estacionamiento en la calle?
Somos 8 personas, de 9 a 18 horas.
La calle es tranquila los domingos?
¿Cuántos enchufes hay en la cocina?
La escena es en un baño, con vapor.
Necesitamos 3 horas para montar la luz.
Nous serons 12, arrivée à 7 h 30.
La rue est calme le matin ?
Le tournage dure 10 heures, pause à 13 h.
Combien de prises dans la cuisine ?
Une scène de nu, plateau fermé, quatre personnes.
On tourne la scène 27 dans l'escalier.
Le fusil est un accessoire en caoutchouc.
Puedo pagar la limpieza aquí en la página?
Peut-on payer les heures en plus ici ?
`
  .trim()
  .split('\n')
