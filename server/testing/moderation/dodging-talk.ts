/**
 * How people get around rules, written without regard for the ones we have. One message per line; ` // `
 * marks where one message ends and the next begins. Rules are written for every other line only; the rest
 * says how they do on what they were not written for, so no rule may follow a line of that half.
 */
export const DODGING_TALK: Record<'contact' | 'link' | 'outside_payment', string> = {
  contact: `
ada at gmail dot com
a d a (at) proton, you know the ending
my gmail is adaquill
same handle as my IG
find me on insta: ada.quill
@adaquill on the gram
WhatsApp me when you land
text me at five five five, zero one six six
my number is in my profile pic
zero four one, two double five, oh one nine eight
call me on 2 1 3 . 5 5 5 . 0 1 8 8
ring me: three two three 555 oh one four two
my cell ends in 0188 and starts 213 555
ada underscore quill at icloud
adaquill (a) outlook
drop me a line at ada dot quill at yahoo
it's my full name with no spaces at gmail
my email is the same as my username here plus gmail
hit me up on Signal, way easier
do you have Telegram? I'm quilladp there
DM me on instagram instead of here
let's switch to iMessage
what's your number so I can call you
can I get your cell?
send me your email and I'll forward the treatment
give me a ring, 0️⃣4️⃣1️⃣ 5️⃣5️⃣5️⃣ 0️⃣1️⃣7️⃣7️⃣
my digits are 2|3-555-Ol88
its 213...555...0188 for whatever reason
(two one three) 5 5 5 - oh 1 8 8
I'm in the phone book, Quill, Ada, Echo Park
look up my studio and call the front desk
ping me on my handle ada_quill_dp
facebook me, Ada Quill
my snap is adaq
add me on snapchat
skype: ada.quill.la
can we talk on FaceTime tonight?
I sent you a friend request on Facebook
just google me and you'll find my email
my contact info is on my website
I put my number on the second photo of my listing
you'll find my mail in the pdf I attached
take the number from the call sheet and ring me
my assistant's cell is two-one-three, triple five, zero one zero nine
eight one eight, five five five, one nine oh two
reach my producer under +44 7700 900 123
my wechat id is quillfilms
line id quill88
adaquill@ g m a i l
adaquill [ a t ] proton [ d o t ] me
аdа@gmаil.com
a.d.a.q.u.i.l.l at g-mail dot c-o-m
email me. you know my name, put hotmail after it
let's take this to email
better to talk outside of this chat, what's your number?
Can we text instead? This inbox is slow
shoot me a text
give me a call after six, you have the number from last time
mi correo es ada arroba gmail punto com
escríbeme al whatsapp
mi número es cinco cinco cinco cero uno seis seis
llámame al 55 12 34 56 78
pásame tu teléfono
búscame en insta como adaquill
mon numéro c'est le 06 12 34 56 78
appelle-moi au zéro six, douze, trente-quatre
écris-moi sur whatsapp
mon mail c'est ada arobase gmail point com
je suis sur insta, adaquill
donne-moi ton numéro
213 // 555 // 01 // 88
adaquill // at gmail
my insta // is adaquill
five five five // zero one // six six
We're at 412 Larkspur Lane
we're at 1180 N. Vine St, apt 4
412 larkspur ln
corner of 5th and Alvarado
the blue house on Fenwick Ave number 27
four twelve larkspur lane
Calle Reforma 112
27 rue des Lilas
the address is 2290 Tilden Avenue
come to 88 Orchard Rd, ring the top bell
it's the third house on Maple Drive, number 15
meet us at Sunset and Gower
address: 5501 W Sunset Blvd #210
my place is 31 Hollis Court
head to nine eighteen Cypress Street
1180 North Vine, unit 4B
you'll find us at 77 Quay Terrace, second floor
I live on Kessler Street at number 40
the loft is at 1250 S Broadway
park in front of 640 Oleander Way
Avenida Juárez 45, piso 2
vivo en la calle Olmos número 8
c/ Serrano 21, 3o B
14 avenue Foch
12 bis boulevard Voltaire
nous sommes au 5 place des Vosges
on est au 33 rue Pelleport, code 4512
it's on the corner of Melrose and Vine
Larkspur Lane 412, the gate is open
2000 Ocean Park Boulevard, you can't miss it
412 // Larkspur Lane
we are on Larkspur Lane // number 412
one thirty seven Mercer Street, Suite 5
PO Box 1182, Ojai
drop the keys at 9 Birch Pl
3rd and Spring, the old bank building
20 Grand Street Apt 3R Brooklyn NY 11249
17 Abbey Gardens, London NW8
4 1 2 larkspur lane
412 L a r k s p u r Lane
`,
  link: `
my site is adaquill dot studio
google my name + studio
bit.ly/adaquill
I'll send you a drive link
look at adaquill (dot) com
h t t p s : / / adaquill . studio
adaquill[.]studio
www adaquill studio, add the dots
my portfolio is on vimeo, search Ada Quill reel
check my youtube channel
here is the dropbox link
the moodboard is on my pinterest, search quillboards
tinyurl.com/quillreel
hxxps://adaquill.studio/reel
it's a wetransfer, I'll paste it here
type adaquill into google, first result
the url is adaquill followed by dot studio
adaquill.co slash reel
adaquilldotcom
search for Quill Loft on Airbnb, we are there too
we're on Peerspace as well, look for Quill Loft
my website has everything, google Quill Studio LA
look me up online, the first hit is my page
goo.gl/maps/x82jd
mi página es adaquill punto com
mon site c'est adaquill point fr
busca adaquill en google
open adaquill.myshopify.com
linktr.ee/adaquill
just put my name in front of .com
see notion.so/quill-treatment
figma link coming, figma.com/file/88a
docs dot google dot com slash document
visit our webpage at quillfilms punto mx
adaquill。studio
adaquill // .studio
quillfilms dot // net
ig.me/adaquill
it's on my imdb page, search for me
I uploaded the deck to google drive, here's the link
`,
  outside_payment: `
Venmo works best for me
cash on the day?
let's skip the fee
Zelle me the deposit
you can pay me directly
I'd rather wire you the money
let's book off platform
it's cheaper if we do it without the site
half cash half here
I can pay in bitcoin
would you take USDT
paypal friends and family and I knock off 10%
cancel the booking and we'll sort it out between us
I can give you a better rate if you don't book through here
no need for Roomtone to take a cut
let's avoid the service fee
the platform takes 15 percent, why give it to them
just bring an envelope
I'd pay under the table
my bank details are on the invoice I'll mail you
do you have cashapp, $adaquill
apple pay me when you arrive
send me an invoice outside of this and I'll transfer it
we only book one hour here and pay the rest in person
book the minimum on here, the other nine hours in cash
can we do this off the books
can you do a deal without the middleman
I can offer 800 cash, no paperwork
let me pay you by check on set
western union is fine
pay the cleaning to me in person
what if we went around the website and split the savings
do you accept card over the phone?
put the deposit straight on my account
here's my IBAN
routing number and account number to follow
could we settle up privately
we can do the next one direct, no commission
tell them you canceled, then I pay you in person
greenbacks on arrival
I prefer money in hand
v3nm0 or z3lle?
c a s h a p p
ca$h is king
PP me
revolut?
we could pay you on the side
a little something in your pocket if you decline the booking here
10% off if you pay me in person
avoid the roomtone tax
book outside the app next time and save
I'd knock 200 off if we keep this between us
do you take gift cards?
te pago en efectivo
mejor por transferencia directa, sin comisiones
¿podemos hacerlo por fuera de la plataforma?
pago por bizum
je te paie en liquide
on peut passer en direct, sans la plateforme
virement direct et on évite les frais
sin pasar por la página te lo dejo más barato
payer en espèces sur place
half up front by transfer, the rest in notes
ethereum wallet is ready
would a bank transfer to you be ok?
I'd like to give you the money myself
no fees if we do it our way
zel // le
pay me // in cash
can we keep the payment off here
offline payment possible?
deal direct with me and save the 12%
don't pay through here
we'll pay the owner directly at the door
stripe me the balance
`,
}
