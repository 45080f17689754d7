import type { LegalDocument } from './legal-document.ts'

export const terms: LegalDocument = {
  title: 'Terms of Service',
  updated: '2026-11-15',
  intro: [
    'These terms are the agreement between you and Roomtone. They say what we do, what we do not do, what you may expect of us and of each other, and what happens to money, records and disputes. By creating an account you accept them.',
    'We have tried to write them so that they can be read once and understood. Where a figure matters, the figure is here.',
  ],
  sections: [
    {
      id: 'what-roomtone-is',
      heading: 'What Roomtone is',
      body: [
        'Roomtone is a marketplace on which hosts list private spaces and verified creators and companies rent them for small-crew creative productions. In these terms a host is a person or company that lists a space, a guest is a person or company that rents one (the screens also say creator), and a booking is the agreement between the two.',
        'Roomtone is a neutral intermediary. We verify identities, carry requests, messages and payments between the two sides, and manage location-release records. We do not produce, commission, direct, store for publication or distribute content, and we take no part in what is made in a space.',
        'We do not own or manage the spaces. A booking is a contract between host and guest; we are not a party to it, nor an agent, employer, insurer or partner of either side. In one respect only we act for the host: we collect the guest’s payment as the host’s limited payment agent, so that a payment made to us counts as a payment made to the host.',
      ],
    },
    {
      id: 'invitation',
      heading: 'Access by invitation',
      body: [
        '%door% You can create an account and sign in only with an email address that is on our access list. Everyone else is welcome to join the waitlist. Joining it creates no claim to an invitation, and an invitation belongs to the address it was sent to.',
        'We may remove an address from the access list where these terms were broken, where the law demands it, or where the safety of others does. Open sessions then end and sign-in is refused. Bookings that are already confirmed are settled under these terms.',
      ],
    },
    {
      id: 'eligibility',
      heading: 'Who may use Roomtone',
      body: [
        'You must be at least 18 years old and able to enter into a binding contract. You must not be barred from using the service by the law of the United States or of the place where you live. If you act for a company, you confirm that you may bind it, and “you” then means the company as well.',
        'Before your first booking or listing you agree to our community commitment: to treat everyone with professionalism and respect, whatever their race, religion, national origin, ethnicity, disability, sex, gender identity, sexual orientation or age; to respect owners’ privacy and boundaries; to use verified identities; to keep addresses confidential; to follow local laws for creative production; and to complete compliance documentation truthfully. We keep a record of who agreed, when, and to which version.',
      ],
    },
    {
      id: 'verification',
      heading: 'Identity verification',
      body: [
        'Everyone passes identity verification before booking or listing. You give your full legal name, your date of birth and a government-issued identity document, and they must be your own, current and true.',
        'The document is stored encrypted with AES-256. It is readable for review only, each reading is written to an audit log, and it is never shown to a host or a guest. Of the ID number we keep the last four characters and a keyed fingerprint that lets us notice when the same document is used for two accounts.',
        'A verification may be accepted, sent to a person for review, or rejected with a reason and a way to try again. A person under 18 is rejected. Verification shows that an identity was checked on a date; it is not a promise about how someone will behave, and it does not replace your own judgment.',
      ],
    },
    {
      id: 'accounts',
      heading: 'Your account and its security',
      body: [
        'One person, one account. You may hold several roles in it: everyone is a creator, and you may take the host role yourself. Keep your details correct, above all your legal name, because signatures rely on it.',
        'Keep your password and recovery codes to yourself. You are responsible for what happens through your account unless you told us promptly that someone else had got in. You can see your sessions, end any of them, and switch on two-factor sign-in under Login & security. Write to {support} at once if you suspect misuse.',
        'You may deactivate your account; signing in again restores it. While it is deactivated your listings are unavailable and your pending requests are withdrawn. Deactivation is refused while confirmed bookings lie ahead of you. Deleting an account is a different thing and is described in our {privacy}.',
      ],
    },
    {
      id: 'hosts',
      heading: 'What hosts owe',
      body: [
        'As a host you promise that:',
        {
          list: [
            'you own the space or have the right to rent it out for productions, and doing so breaks no lease, rule of an association, insurance condition, permit or law;',
            'the description, photos, size, rates, rules and safety details are true, and cameras outside, noise monitors and weapons on the property are declared; devices that record inside the space are not allowed;',
            'the space is safe, clean, insured as the law requires, and available in the condition shown for every confirmed booking;',
            'you say in advance what the space allows (nudity, minors, animals, smoke or fire, stunts, drones, loud sound) and do not add conditions after confirmation;',
            'you answer requests in time and treat every guest alike, as the community commitment says;',
            'you respect the privacy of a production in progress and enter only as agreed, or in an emergency;',
            'you collect, report and pay the taxes that fall on you.',
          ],
        },
        'Every new listing is reviewed before it goes live. We may decline a listing or ask for changes, with notes. A change of address goes back to review; other changes take effect at once.',
      ],
    },
    {
      id: 'guests',
      heading: 'What guests owe',
      body: [
        'As a guest you promise that:',
        {
          list: [
            'you state the production’s title, kind and purpose, the size of the crew and everything the shoot involves, completely and truthfully;',
            'you come with no more people than the booking says, keep to the booked time, and stay in the areas the release names;',
            'you follow the house rules and leave the space as you found it, apart from ordinary use;',
            'you hold the permits, licenses, insurance and consents that your production needs, including the consent of everyone who is recorded;',
            'everyone who appears in work that involves nudity is at least 18, and minors take part only where the host allows it, with a guardian present and the permits the law asks for;',
            'you are responsible for everyone you bring, and for damage they cause.',
          ],
        },
        'Nothing unlawful may be produced in a space booked through Roomtone, and no service of a sexual nature may be offered or bought there.',
      ],
    },
    {
      id: 'address',
      heading: 'Confidential addresses',
      body: [
        'The street address, access notes and exact position of a space are shown to its host, to our administrators and to the guest of a confirmed booking, and to nobody else. Until then a listing shows the city and, depending on its privacy level, a circle around the center of its postal code or a point that has been moved on purpose. We record each reveal: who, when, for which booking.',
        'If an address was revealed to you, share it only with the people who need it to do the booked work. Do not publish it, do not tag it in published work, do not use it after the booking, and keep it out of file metadata where you can. This duty has no end.',
        'Contact details of either side are likewise shown to the other only after confirmation.',
      ],
    },
    {
      id: 'bookings',
      heading: 'Requests and bookings',
      body: [
        'A verified person with a confirmed email address may request a space for a stretch of time, a crew size and a stated purpose. A request that does not fit what the host allows is refused before a card is touched. A person may have at most 3 pending requests on one listing and 10 in all.',
        {
          list: [
            'Awaiting payment: the time is held for 15 minutes while you enter a card. The host does not see it yet.',
            'Pending: the host has been asked and the time is held. A request lives until the earlier of 48 hours after sending and 12 hours before its start. If the start is less than 24 hours away, it lives until the earlier of 2 hours after sending and 30 minutes before the start.',
            'Confirmed: the host has accepted. The contract is made and the card is charged. Listings with instant booking confirm at once when the start is at least 24 hours away and the guest meets the host’s preference; otherwise the host is asked.',
            'Declined, expired or withdrawn: nothing comes of the request, and nothing is charged.',
            'Second hold: another request came first. No card is touched. If the first one falls away the time is offered to you and held for 12 hours, within which you may confirm.',
            'Cancelled or completed: how a confirmed booking ends.',
          ],
        },
        'All times of a booking are local to the space. A booking includes the turnaround time that the host has set after it; nobody else can book that time.',
      ],
    },
    {
      id: 'prices',
      heading: 'Prices and fees',
      body: [
        'Prices are in US dollars. An hourly booking costs the hourly rate times the hours, and never more than the price of that day; a listing has a minimum number of hours. A booking of several days costs the sum of the days’ prices, less the host’s weekly discount from 7 days on. To this rent the cleaning fee is added once. Together they are the subtotal.',
        'To the subtotal we add a platform fee of %fee% and tax of %tax%, or the rate that applies where the space lies, each rounded to whole dollars. The total is the subtotal plus both. An example: 4 hours at $150 and a cleaning fee of $50 make a subtotal of $650; the platform fee is %fee-example%, the tax %tax-example%, the total %total-example%.',
        'You see every line before you send a request. If the price has changed in the meantime you are shown the new lines and decide again. Gift cards and coupons pay toward the total; they do not change its lines, and refunds go back to them first.',
      ],
    },
    {
      id: 'payments',
      heading: 'Payments and payouts',
      body: [
        'Your card is authorized when you send a request and charged only when the booking is confirmed. If the host declines, or does not answer in time, the authorization is released. Card numbers go from your browser to the payment provider and never reach our servers.',
        'The host is paid the subtotal. We send it 24 hours after the booking ends, and 72 hours after it ends for a host’s first five bookings. A payout waits while a claim is open. Amounts a host owes us or a guest under these terms may be taken from later payouts. How long a bank then takes to show the money is up to the bank.',
        'Receipts and invoices are issued for every charge and every payout. Payments for a booking made through Roomtone go through Roomtone: asking for, offering or making them elsewhere is not allowed, because neither the cancellation policy nor the records can then protect anyone.',
      ],
    },
    {
      id: 'cancellation-by-guests',
      heading: 'Cancellation by the guest',
      body: [
        'Each listing has one of four policies. The one in force when a booking is made stays with that booking. The policy says which share of the rent comes back, by the time left before the start:',
        {
          list: [
            'Very flexible: %steps-very_flexible%.',
            'Flexible (the default): %steps-flexible%.',
            'Standard 30: %steps-standard_30%.',
            'Standard 90: %steps-standard_90%.',
          ],
        },
        'Under every policy you get 100% back if you cancel within 24 hours of confirmation and the start is at least 48 hours away.',
        'The cleaning fee always comes back when the space was not used. The platform fee and the tax come back in the same share as the rent. The exact refund, and the dates on which it changes, are shown on the listing, at checkout and again before you press cancel. The part of the rent that does not come back goes to the host.',
      ],
    },
    {
      id: 'cancellation-by-hosts',
      heading: 'Cancellation by the host',
      body: [
        'If a host cancels a confirmed booking the guest gets everything back: rent, cleaning fee, platform fee and tax. The host owes a fee, taken from later payouts:',
        {
          list: [
            '50% of the rent when 48 hours or less remain before the start;',
            '25% of the rent when 30 days or less remain;',
            '10% of the rent when more time remains;',
            'in each case at least $50.',
          ],
        },
        'One cancellation in six months is free of the fee. The cancelled time stays blocked in the host’s calendar. We waive the fee where the space became unusable through something the host could not prevent and shows us so. We may ourselves cancel a booking where safety, the law or these terms require it; the guest then gets everything back unless the guest was the cause.',
      ],
    },
    {
      id: 'claims',
      heading: 'Claims',
      body: [
        'If something was damaged, missing, not as described or not as agreed, either side may open a claim from the start of the booking until 72 hours after it ends, with a description, an amount and evidence. The other side has 48 hours to answer. We then decide on what both sides have shown us and on the booking’s records.',
        'A guest may ask for at most what they paid and have not got back, a host for at most $10,000. Whoever agrees pays what was asked. Whoever made a claim may withdraw it until it is decided.',
        'While a claim is open the payout waits. What a host loses in a claim is taken from that payout or later ones; what a guest loses is charged to the payment method of the booking, after notice. If that fails, the guest pays with another one and cannot send new requests until then. Our decision settles the money held through Roomtone. It does not take away anyone’s right to go to court.',
      ],
    },
    {
      id: 'compliance',
      heading: 'Location releases and compliance packs',
      body: [
        'Every confirmed booking has a compliance packet. It holds the location release (property, parties, dates, permitted use, areas, conditions, fee and retention of rights), the accepted house rules, an attestation of each side’s identity check (result, provider and date, never the document itself), the crew list and the invoice. A certificate of insurance or a permit is part of it where the host demands one.',
        'Both sides sign the release on screen, with their typed legal name and a drawn signature, after consenting to do business electronically. We record the consent text, the time, the network address and a hash of exactly what was signed. You agree that such a signature binds you like one on paper. If you would rather not sign electronically, write to {support} before the booking is confirmed.',
        'A packet can be downloaded as one encrypted archive (AES-256), with a new passphrase each time, shown once. It contains a manifest of hashes signed with our key, so that anyone who holds a pack can verify it offline, without us; a single changed byte is named. Guests and hosts reach the packets of their own bookings, administrators reach all of them, and every download is recorded. Packets are kept for 7 years.',
        'The release is built from what both sides entered. We are responsible for the record being kept unaltered, not for the truth of what was entered, nor for whether it satisfies a broadcaster, distributor or authority in a particular case.',
      ],
    },
    {
      id: 'messages',
      heading: 'Messages and moderation',
      body: [
        'Conversations on Roomtone belong to a listing, a guest and its host. Every message is checked automatically before delivery. Not allowed are contact details and links before a booking is confirmed, payment outside Roomtone, threats, hate, sexual solicitation, and requests for something illegal. Nudity as a subject of the production may be discussed.',
        'A message that breaks these rules is not delivered, and its sender is told why. Messages of high severity (threats, hate, solicitation, illegal requests) are also stored, marked, and shown to our administrators. If you think the check was wrong, write to {support}; a person will look at it.',
      ],
    },
    {
      id: 'reviews',
      heading: 'Reviews',
      body: [
        'After a completed booking both sides may review each other for 14 days. A review appears when both are in, or when the 14 days are over. Write what you experienced yourself. Reviews may not be bought, traded or threatened with, and may not reveal an address or another person’s private life; those we remove. We do not remove a review for being unfavorable.',
      ],
    },
    {
      id: 'referrals',
      heading: 'Referrals',
      body: [
        'You may invite people to host through your referral link or by email, once, and only people you know. The invitation leads to the waitlist; it does not put anyone on the access list. When a host you referred completes a first booking you earn $50, which becomes payable within 14 days of that first eligible booking. Referring yourself, inventing bookings or sending unwanted mail forfeits the reward.',
      ],
    },
    {
      id: 'your-content',
      heading: 'Your content, and what is made in a space',
      body: [
        'Photos, texts and reviews that you post remain yours. You allow us, without charge and for as long as they are posted, to store, resize, translate and show them in order to run and present Roomtone. You confirm that you may give us that permission.',
        'What a production makes belongs to the production, as the release between host and guest says. Roomtone acquires no right in it.',
      ],
    },
    {
      id: 'conduct',
      heading: 'Fair use of the service',
      body: [
        'Do not pretend to be someone else, get around verification, moderation or the access list, collect addresses or other people’s data, copy the site by machine, overload or probe it outside our security policy, or use it for anything unlawful.',
        'Where these terms are broken we may, as fits the case, warn, remove content, hold a payout that is in doubt, cancel bookings, or suspend or close an account. We say why, unless the law or someone’s safety forbids it, and you may ask at {support} for a second look by another person.',
      ],
    },
    {
      id: 'liability',
      heading: 'Warranties and liability',
      body: [
        'We run Roomtone with care, but we provide it as it is and as available. To the extent the law allows, we give no warranty about spaces, people, productions, or uninterrupted operation, and none about the fitness of a space for a particular purpose.',
        'To the extent the law allows, neither you nor we are liable to the other for indirect or consequential loss, and our total liability to you is limited to the greater of $100 and the amount you paid or received through Roomtone in the 12 months before the event. This does not limit liability for intent, gross negligence, death or personal injury, money that we hold for you, or anything else that cannot lawfully be limited.',
        'If a third party makes a claim against us because of your production, your space, your content, or your breach of these terms or of the law, you will cover the reasonable cost of it, except as far as we caused it.',
      ],
    },
    {
      id: 'disputes',
      heading: 'Law and disputes',
      body: [
        'Write to {support} first; most things can be settled in a few days, and we ask both sides to try for 30 days before going to court. Either side may use a small claims court at any time.',
        'A booking is governed by the law of the state in which the space lies; where the space lies in Canada or Mexico, by the law of that province or state. Everything else between you and us is governed by the law of the state in which you live and by the federal law of the United States. Rights that the law gives consumers and that cannot be waived remain untouched.',
      ],
    },
    {
      id: 'changes',
      heading: 'Changes, and the rest',
      body: [
        'We may change these terms. We announce a change that matters by email at least 30 days before it takes effect, unless the law demands it sooner. Bookings made before keep the terms they were made under. If you do not agree, you may close your account before the change takes effect.',
        'If a part of these terms is invalid, the rest stands. If we do not insist on a right once, we have not given it up. You may not transfer your account; we may transfer this agreement to a successor who takes on all of it. Together with the {privacy} and the policies they name, these terms are the whole agreement between us.',
      ],
    },
    {
      id: 'contact',
      heading: 'Contact',
      body: ['Questions, notices and complaints reach us at {support}. We answer in English.'],
    },
  ],
}
