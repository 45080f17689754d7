/** Harm in words that are meant to slip through: as in `dodging-talk.ts`, rules are written for every other line only. */
export const DODGING_HARM: Record<'threat' | 'hate' | 'solicitation' | 'illegal', string> = {
  threat: `
you'll regret this
I know where you live
I'll make sure you never shoot again
watch your back
I will find you
you better sleep with one eye open
I'm coming for you
I will end you
I'd be careful if I were you
accidents happen to people who cancel on me
give me my deposit back or I'll smash your windows
you're a dead man
I'll break your legs
nobody will find your body
hope your house burns with you in it
I'm going to beat the crap out of you
I'll have someone pay you a visit
my cousin has a bat and your address
I know what car you drive
I know which school your kids go to
be a shame if something happened to your nice studio
refund me or else
don't make me come over there
you'll pay for this with blood
I will ruin your life
I'll put you in the hospital
you won't see the end of the week
snitches end up in ditches
you're going to get hurt
keep talking and see what happens to you
I'll slit your throat
somebody should put a bullet in your head
I'm gonna wreck your place if you don't refund
go die
kill yourself
the world would be better off without you
I'll get you fired and I'll get you hurt
drop the claim or I'll send guys
I will shoot you dead
I'll k1ll you
te voy a matar
sé dónde vives
te vas a arrepentir
cuídate la espalda
je vais te tuer
je sais où tu habites
tu vas le regretter
fais gaffe à toi
I will make you suffer
leave me 5 stars or your cat gets it
you are going to wish you were never born
I'll bury you
do that again and I'll knock your teeth out
next time I see you I'm swinging
`,
  hate: `
no blacks in my house
we don't want any gays here
I don't rent to Arabs
you people are all thieves
go back to your country
no jews please
your kind isn't welcome
are you a real woman or one of those trannies
I'd rather have a white crew
only whites on set, thanks
muslims not allowed
that's so gay, you fag
bloody pakis
you filthy kike
damn wetbacks
stupid n1gger
n i g g e r
retards like you shouldn't host
Hitler was right
heil hitler
white power
gas the jews
all mexicans steal
chinks everywhere
asians are sneaky, I won't host them
is your crew normal or are there immigrants
no foreigners in my home
I don't deal with your race
women should stay in the kitchen and not direct
I hope they deport your whole crew
we don't let trans people use the bathrooms
disabled people are a burden on set, leave them at home
indians smell, I'd have to air the place
are there any colored people coming?
keep your ghetto friends out of my loft
homos are disgusting
gypsies will rob the place
is the director black? Then no
jewish owners are always greedy
no trans, no exceptions
the holocaust was a hoax
what a bunch of monkeys your crew is
maricones no
putos negros
sale arabe
pas de noirs chez moi
no quiero judíos en mi casa
les musulmans dehors
I only host christians, no muslims
we like our neighborhood white
f4ggots
sub-human trash, all of you refugees
speak english or get out
`,
  solicitation: `
how much for a night with you
do any of the models do extras
looking for a girl to spend the night, I pay
full service after the shoot?
I'll pay you for sex
can you send me nudes
are you up for some fun after wrap, I'm generous
need a happy ending massage on set
paid companionship for the client, discreet
which of your girls is available for private time
I'd pay extra if you joined me in the bedroom
what are your rates for a blowjob
do you offer escort services
hookup tonight?
we want hookers for the party
200 roses for an hour
looking for a sugar baby
is there a brothel nearby
can the model stay overnight with the client, we'll make it worth her while
I want to see you naked, name your price
want to have sex at the loft
you look sexy in your profile pic, come alone
can we rent by the hour for some adult fun with an escort
I'm horny
girlfriend experience for our producer
someone to keep the boss warm tonight, cash
send a pic of your tits
topless maid to serve us after we wrap, with benefits
sexual favors instead of the deposit
trade the fee for a bj
sleep with me and the booking is free
I'd like some company in the hot tub, wink wink, I'll pay
strippers who do more
s3x for cash
call girls
cuánto cobras por una noche contigo
busco chicas para pasar la noche
mándame fotos desnuda
servicios sexuales
je cherche une escorte pour ce soir
combien pour une nuit avec toi
envoie-moi des photos de toi nue
prostituée
do you rent the place to working girls
I give great oral, interested
could use the bed for a quickie with your assistant
cam show for me only, paid
an intimate session with the model, off the record, 500
nsa fun at your place?
looking to buy a woman's company for two hours
`,
  illegal: `
can someone bring drugs for the wrap party
we want to put hidden cameras in the bathroom, nobody will know
can you make us a fake permit
the kid is 12, no guardian needed, right, we won't tell
got some stolen lenses for sale
we bring real guns, no license
I can forge a COI for you
need some molly for saturday
where do I score around here
any chance of a bit of blow for the cast
8 ball for the weekend?
we film the neighbors without their consent
secretly record the guests
nobody needs to know that she's 15
she's underage but looks 20
we'll just use last year's insurance and change the date
photoshop the certificate
edit the date on the COI
slip the inspector a hundred
pay off the cop
permit? we'll say we have one
let's shoot without telling the city and run if they come
smuggle the props through customs
unregistered firearm for the scene, live ammo
live rounds look better on camera
we need explosives without a license
hotwire a car for the chase
break into the building next door for the shot
cut the lock on the roof, nobody checks
disable the fire alarm so the smoke works
we need someone to launder some money through the booking
can we put the invoice higher and split the difference
write a fake receipt
claim it on your insurance and we share
fake ID for the extra
work the kids past ten, skip the teacher
pay the extras in coke
oxy, xanax, whatever you have
is weed delivery ok, the dealer comes by
shrooms for the cast
a spy cam behind the mirror
film her in the shower, she doesn't know
upskirt shots
lock the crew in so they can't leave
keep their passports until they finish
no visas, we pay them off the books and nobody asks
bring in workers without papers
I have counterfeit bills as props, they also work in stores
cooking meth in the garage for real
can I store some packages at your place, don't open them
fake a burglary so you get paid
tap into the neighbor's power, they'll never notice
plant a gps tracker on her car
¿consigues coca para la fiesta?
necesito un permiso falso
cámaras ocultas en el baño
tu peux trouver de la coke pour la fête
un faux permis de tournage
filmer les gens à leur insu
faux certificat d'assurance
armas sin licencia
swap the plates on the van so they can't trace it
use someone else's insurance, nobody checks
sign her mother's name on the release
put down that he's 18
can your guy hook us up with party favors
I can get you pirated software and cracked plugins
dump the paint in the drain at night
a girl of sixteen, topless, parents don't know
`,
}
