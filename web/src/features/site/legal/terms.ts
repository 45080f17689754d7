import { PRODUCT } from '@roomtone/texts/product'
import type { LegalDocument } from './legal-document.ts'

export const terms: LegalDocument = {
  title: 'Terms of Service',
  updated: '2026-11-15',
  intro: [
    `These terms are the agreement between you and ${PRODUCT}. They cover what we do and don’t do, what you can expect from us and from each other, and how money, records and disputes are handled. By creating an account you accept them.`,
    'We’ve kept the language plain, and the figures that matter are here.',
  ],
  sections: [
    {
      id: 'what-roomtone-is',
      heading: `What ${PRODUCT} is`,
      body: [
        `${PRODUCT} is a marketplace on which hosts list private spaces and verified creators and companies rent them for small-crew creative productions. In these terms a host is a person or company that lists a space, a guest is a person or company that rents one (some screens say creator), and a booking is the agreement between the two.`,
        `${PRODUCT} is a neutral intermediary. We verify identities, carry requests, messages and payments between the two sides, and manage location-release records. We do not produce, commission, direct, store for publication or distribute content, and we have no part in what is made in a space.`,
        'We do not own or manage the spaces. A booking is a contract between host and guest; we are not a party to it, nor an agent, employer, insurer or partner of either side. We act for the host in one respect only: we collect the guest’s payment as the host’s limited payment agent. Paying us counts as paying the host.',
      ],
    },
    {
      id: 'invitation',
      heading: 'Access by invitation',
      body: [
        '%door% You can create an account and sign in only with an email address that is on our access list. Everyone else can join the waitlist. Joining doesn’t entitle you to an invitation, and an invitation works only for the address it was sent to.',
        'We may remove an address from the access list if these terms were broken, or if the law or other people’s safety requires it. That person is then signed out and can’t sign in again. Bookings already confirmed are settled under these terms.',
      ],
    },
    {
      id: 'eligibility',
      heading: `Who may use ${PRODUCT}`,
      body: [
        'You must be at least 18 years old and able to enter into a binding contract. The law of the United States, or of the place where you live, must not bar you from using the service. If you act for a company, you confirm that you have the authority to bind it, and “you” includes the company.',
        'Before your first booking or listing you agree to our community commitment: to treat everyone with professionalism and respect, regardless of race, religion, national origin, ethnicity, disability, sex, gender identity, sexual orientation or age; to respect owners’ privacy and boundaries; to use verified identities; to keep addresses confidential; to follow local laws for creative production; and to complete compliance documentation truthfully. We keep a record of who agreed, when, and to which version.',
      ],
    },
    {
      id: 'verification',
      heading: 'Identity verification',
      body: [
        'Everyone passes identity verification before booking or listing. You give your full legal name, your date of birth and a government-issued identity document, and they must be your own, current and accurate.',
        'The document is stored encrypted with AES-256. It is opened for review only, an audit log records each time it’s opened, and it is never shown to a host or a guest. Of the ID number we keep the last four characters and a keyed fingerprint that shows us when the same document is used for two accounts.',
        'We may accept a verification, send it to a person for review, or reject it with a reason and a way to try again. We reject anyone under 18. Verification shows that an identity was checked on a certain date. It doesn’t promise how someone will behave or replace your own judgment.',
      ],
    },
    {
      id: 'accounts',
      heading: 'Your account and its security',
      body: [
        'Each person has one account. Everyone is a creator, and you can add the host role yourself. Keep your details correct, especially your legal name, because you sign with it.',
        'Keep your password and recovery codes to yourself. You are responsible for what happens through your account unless you told us promptly that someone else had access. Under Login & security you can see and end your sessions and turn on two-factor sign-in. If you suspect misuse, write to {support} right away.',
        'You may deactivate your account; signing in again restores it. While it is deactivated your listings are unavailable. Requests you have sent are withdrawn, and requests you have received are declined. You can’t deactivate it while you have confirmed bookings coming up. Our {privacy} explains how to delete an account.',
      ],
    },
    {
      id: 'hosts',
      heading: 'What hosts agree to',
      body: [
        'As a host you promise that:',
        {
          list: [
            'you own the space or have the right to rent it out for productions, and doing so doesn’t break a lease, an association’s rules, an insurance condition, a permit or the law;',
            'the description, photos, size, rates, rules and safety details are true, and you declare outdoor cameras, noise monitors and weapons on the property; devices that record inside the space are not allowed;',
            'the space is safe, clean, insured as the law requires, and available in the condition shown for every confirmed booking;',
            'you say in advance what the space allows (nudity, minors, animals, smoke or fire, stunts, drones, loud sound) and add no conditions after confirmation;',
            'you answer requests on time and treat every guest equally, as the community commitment says;',
            'you respect the privacy of a production in progress and enter only as agreed, or in an emergency;',
            'you collect, report and pay the taxes you owe.',
          ],
        },
        'Every new listing is reviewed before it goes live. We may decline a listing or ask for changes, with notes. A change of address goes back to review; other changes take effect right away.',
      ],
    },
    {
      id: 'guests',
      heading: 'What guests agree to',
      body: [
        'As a guest you promise that:',
        {
          list: [
            'you state the production’s title, kind and purpose, the size of the crew and everything the shoot involves, completely and truthfully;',
            'you bring no more people than you booked for, keep to the booked time, and stay in the areas the release names;',
            'you follow the house rules and leave the space as you found it, apart from ordinary use;',
            'you hold the permits, licenses, insurance and consents that your production needs, including the consent of everyone who is recorded;',
            'everyone who appears in work that involves nudity is at least 18, and minors take part only where the host allows it, with a guardian present and the permits the law asks for;',
            'you are responsible for everyone you bring, and for damage they cause.',
          ],
        },
        `Nothing unlawful may be produced in a space booked through ${PRODUCT}, and no service of a sexual nature may be offered or bought there.`,
      ],
    },
    {
      id: 'address',
      heading: 'Confidential addresses',
      body: [
        'The street address, access notes and exact position of a space are shown to its host, the co-hosts the host has chosen for it, our administrators and the guest of a confirmed booking. The crew members that guest invites to the call sheet see them shortly before the shoot. Nobody else does. Everyone else sees the city and, depending on the listing’s privacy level, a circle around the center of its postal code or a point that has been moved on purpose. We record who the address was shown to, when, and for which booking.',
        'If you’ve been given an address, share it only with people who need it for the booked work. Don’t publish it, tag it in published work or use it after the booking, and keep it out of file metadata where you can. This duty doesn’t expire.',
        'Each side sees the other’s contact details only after confirmation.',
      ],
    },
    {
      id: 'bookings',
      heading: 'Requests and bookings',
      body: [
        'If you’re verified and have confirmed your email address, you can request a space for a certain time, crew size and purpose. A request that doesn’t fit what the host allows is refused before your card is touched. You can have up to 3 pending requests on one listing and 10 in total.',
        {
          list: [
            'Awaiting payment: the time is held for 15 minutes while you enter a card. The host does not see it yet.',
            'Pending: the host has your request and the time is held. It expires 48 hours after sending or 12 hours before the start, whichever comes first. If the start is less than 24 hours away, it expires 2 hours after sending or 30 minutes before the start, whichever comes first.',
            'Confirmed: the host has accepted, the contract is made and the card is charged. Listings with instant booking confirm right away if the start is at least 24 hours away and the guest meets the host’s preference; otherwise the host is asked.',
            'Declined, expired or withdrawn: there is no booking and nothing is charged.',
            'Second hold: another request came first, and your card isn’t touched. If the first one falls through, the time is offered to you and held for 12 hours so you can confirm.',
            'Canceled or completed: a confirmed booking was called off, or is over.',
          ],
        },
        'All times of a booking are local to the space. The host may set a turnaround time after a booking; nobody else can book it.',
      ],
    },
    {
      id: 'prices',
      heading: 'Prices and fees',
      body: [
        'Prices are in US dollars. An hourly booking costs the hourly rate times the hours, and never more than the price of that day; each listing has a minimum number of hours. A booking of several days costs the sum of the days’ prices, less the host’s weekly discount from 7 days on. This is the rent. The cleaning fee is added once. Together they are the subtotal.',
        'To the subtotal we add a platform fee of %fee% and tax of %tax%, or the rate that applies where the space is, each rounded to whole dollars. The total is the subtotal plus both. An example: 4 hours at $150 and a cleaning fee of $50 make a subtotal of $650; the platform fee is %fee-example%, the tax %tax-example%, the total %total-example%.',
        'You see every line before you send a request. If the price has changed in the meantime, we show you the new lines and you decide again. Gift cards and coupons pay toward the total without changing its lines, and refunds go back to them first.',
      ],
    },
    {
      id: 'payments',
      heading: 'Payments and payouts',
      body: [
        'Your card is authorized when you send a request and charged only when the booking is confirmed. If the host declines or doesn’t answer in time, we release the hold on your card. Card numbers go from your browser to the payment provider and never reach our servers.',
        'The host is paid the subtotal. We send it 24 hours after the booking ends, or 72 hours after it ends for a host’s first five bookings. A payout waits while a claim is open. We may take what a host owes us or a guest under these terms from later payouts. How quickly the money shows up is then up to the bank.',
        `We issue receipts and invoices for every charge, and a payout record for every payout. Payments for a booking made through ${PRODUCT} go through ${PRODUCT}. You may not ask for, offer or make them elsewhere, because the cancellation policy and the records can’t protect anyone there.`,
      ],
    },
    {
      id: 'cancellation-by-guests',
      heading: 'Cancellation by the guest',
      body: [
        'Each listing has one of four policies. The one in effect when you book stays with your booking. It sets how much of the rent comes back, depending on how long before the start you cancel:',
        {
          list: [
            'Very flexible: %steps-very_flexible%.',
            'Flexible (the default): %steps-flexible%.',
            'Standard 30: %steps-standard_30%.',
            'Standard 90: %steps-standard_90%.',
          ],
        },
        'Under every policy you get 100% back if you cancel within 24 hours of confirmation and the start is at least 48 hours away.',
        'The cleaning fee always comes back if the space was not used. The platform fee and the tax come back in the same share as the rent. You see the exact refund, and the dates when it changes, on the listing, at checkout and again before you cancel. The part of the rent that doesn’t come back goes to the host.',
      ],
    },
    {
      id: 'cancellation-by-hosts',
      heading: 'Cancellation by the host',
      body: [
        'If a host cancels a confirmed booking, the guest gets everything back: rent, cleaning fee, platform fee and tax. The host owes a fee, taken from later payouts:',
        {
          list: [
            '50% of the rent when 48 hours or less remain before the start;',
            '25% of the rent when 30 days or less remain;',
            '10% of the rent when more time remains;',
            'in each case at least $50.',
          ],
        },
        'One cancellation in six months is free of the fee. The canceled time stays blocked in the host’s calendar. We waive the fee if the host shows us that something they could not prevent made the space unusable. We may cancel a booking ourselves where safety, the law or these terms require it; the guest then gets everything back unless the guest was the cause.',
      ],
    },
    {
      id: 'claims',
      heading: 'Claims',
      body: [
        'If something was damaged, missing, not as described or not as agreed, either side may open a claim from the start of the booking until 72 hours after it ends, with a description, an amount and evidence. The other side has 48 hours to answer. We then decide, based on what both sides have shown us and the booking’s records.',
        'A guest may ask for up to what they paid, less what was refunded; a host for up to $10,000. A side that agrees pays the amount asked for. You may withdraw your claim until it is decided.',
        `While a claim is open the payout waits. What a host owes under the decision is taken from that payout or later ones. What a guest owes is charged to the booking’s payment method, after notice. If that fails, the guest has to pay with another one and cannot send new requests until then. Our decision covers the money held through ${PRODUCT} and doesn’t take away anyone’s right to go to court.`,
      ],
    },
    {
      id: 'compliance',
      heading: 'Location releases and compliance packs',
      body: [
        'Every confirmed booking has a compliance packet. It holds the location release (property, parties, dates, permitted use, areas, conditions, fee and retention of rights), the accepted house rules, an attestation of each side’s identity check (result, provider and date, never the document itself), the crew list and the invoice. It includes a certificate of insurance or a permit where the host requires one.',
        'Both sides sign the release on screen, with their typed legal name and a drawn signature, after consenting to do business electronically. We record the consent text, the time, the network address and a hash of exactly what was signed. You agree that this signature binds you like one on paper. If you’d rather not sign electronically, write to {support} before the booking is confirmed.',
        'A packet can be downloaded as one encrypted archive (AES-256), with a new passphrase each time, shown once. It contains a manifest of hashes signed with our key, so anyone who has a pack can verify it offline, without us, and see which file was changed, if any. Guests and hosts can open the packets of their own bookings, administrators can open all of them, and every download is recorded. Packets are kept for 7 years.',
        'The release is built from what both sides entered. We are responsible for keeping the record unaltered. We are not responsible for whether what was entered is true, or whether it satisfies a particular broadcaster, distributor or authority.',
      ],
    },
    {
      id: 'messages',
      heading: 'Messages and moderation',
      body: [
        `Conversations on ${PRODUCT} belong to a listing, a guest and its host. Every message is checked automatically before delivery. These are not allowed: contact details and links before a booking is confirmed, payment outside ${PRODUCT}, threats, hate, sexual solicitation, and requests for something illegal. You may discuss nudity as a subject of the production.`,
        'A message that breaks these rules is not delivered, and its sender is told why. Messages of high severity (threats, hate, solicitation, illegal requests) are also stored, marked, and shown to our administrators. If you think the check was wrong, write to {support}; a person will look at it.',
      ],
    },
    {
      id: 'reviews',
      heading: 'Reviews',
      body: [
        'After a completed booking both sides may review each other for 14 days. A review appears when both are in, or when the 14 days are over. Write about what you experienced yourself. Reviews may not be bought, traded or used as a threat, and may not reveal an address or another person’s private life. We remove those that do. We don’t remove a review because it is unfavorable.',
      ],
    },
    {
      id: 'referrals',
      heading: 'Referrals',
      body: [
        `You may invite people you know to host, through your referral link or by email, once each. An invitation does not put anyone on the access list; while ${PRODUCT} is invite-only, it leads to the waitlist. When a host you referred completes a first booking you earn $50, payable within 14 days of that first eligible booking. You lose the reward if you refer yourself, invent bookings or send unwanted mail.`,
      ],
    },
    {
      id: 'your-content',
      heading: 'Your content, and what is made in a space',
      body: [
        `Photos, texts and reviews that you post remain yours. You allow us, without charge and for as long as they are posted, to store, resize, translate and show them in order to run and present ${PRODUCT}. You confirm that you have the right to give us that permission.`,
        `What a production makes belongs to the production, as the release between host and guest says. ${PRODUCT} gets no rights in it.`,
      ],
    },
    {
      id: 'conduct',
      heading: 'Fair use of the service',
      body: [
        'Do not pretend to be someone else, get around verification, moderation or the access list, collect addresses or other people’s data, copy the site by machine, overload or probe it outside our security policy, or use it for anything unlawful.',
        'If these terms are broken we may, depending on the case, give a warning, remove content, hold a payout that is in doubt, cancel bookings, or suspend or close an account. We say why, unless the law or someone’s safety forbids it. You can write to {support} and ask for another person to take a second look.',
      ],
    },
    {
      id: 'liability',
      heading: 'Warranties and liability',
      body: [
        `We run ${PRODUCT} with care, but we provide it as is and as available. To the extent the law allows, we give no warranty about spaces, people, productions, or uninterrupted operation, and none about the fitness of a space for a particular purpose.`,
        `To the extent the law allows, neither you nor we are liable to the other for indirect or consequential loss, and our total liability to you is limited to the greater of $100 and the amount you paid or received through ${PRODUCT} in the 12 months before the event. This does not limit liability for intent, gross negligence, death or personal injury, money that we hold for you, or anything else that cannot lawfully be limited.`,
        'If a third party makes a claim against us because of your production, your space, your content, or your breach of these terms or of the law, you will cover the reasonable cost, except to the extent that we caused it.',
      ],
    },
    {
      id: 'disputes',
      heading: 'Law and disputes',
      body: [
        'Write to {support} first. Most things can be settled in a few days, and we ask both sides to try for 30 days before going to court. Either side may use a small claims court at any time.',
        'A booking is governed by the law of the state the space is in or, if the space is in Canada or Mexico, by the law of that province or state. Everything else between you and us is governed by the law of the state you live in and by the federal law of the United States. These terms don’t limit consumer rights that cannot be waived by law.',
      ],
    },
    {
      id: 'changes',
      heading: 'Changes and other terms',
      body: [
        'We may change these terms. We announce a change that matters by email at least 30 days before it takes effect, unless the law requires it sooner. Earlier bookings keep the terms they were made under. If you don’t agree, you may close your account before the change takes effect.',
        'If a part of these terms is invalid, the rest still applies. If we don’t enforce a right once, we haven’t given it up. You may not transfer your account. We may transfer this agreement to a successor who takes on all of it. Together with the {privacy} and the policies they name, these terms are the whole agreement between us.',
      ],
    },
    {
      id: 'contact',
      heading: 'Contact',
      body: ['Send questions, notices and complaints to {support}. We answer in English.'],
    },
  ],
}
