import type { LegalDocument } from './legal-document.ts'

export const privacy: LegalDocument = {
  title: 'Privacy Policy',
  updated: '2026-11-15',
  intro: [
    'Roomtone asks for more than most sites do: an identity document, an address, a signature. This policy says what we collect, why, who sees it, how it is protected, how long it stays, and what you can do about it.',
    'The short form: we use your data to verify people, arrange bookings and keep the records that both sides need afterwards. We do not sell it, we show no advertising, and we set no tracking cookies.',
  ],
  sections: [
    {
      id: 'scope',
      heading: 'Who we are, and what this covers',
      body: [
        'Roomtone runs this marketplace and decides how the data described here is used. We are a neutral intermediary between hosts and guests: we do not produce or distribute content, and we do not receive what is filmed or recorded in a space. This policy goes together with our {terms}.',
        'Hosts and guests receive some data about each other in order to carry out a booking. For what they then do with it, they are responsible themselves, within the limits our terms set.',
      ],
    },
    {
      id: 'what-we-collect',
      heading: 'What we collect',
      body: [
        {
          list: [
            'Waitlist: your name, your email address, and whether you come as a host or a creator.',
            'Account: name, legal name, date of birth, email address, password (only as an Argon2id hash), roles, picture, and what you add to your profile: introduction, prompts, phone numbers, addresses, emergency contact, languages, time zone.',
            'Verification: legal name, date of birth, address if given, the identity document, the result, its date and the provider; of the ID number only the last four characters and a keyed fingerprint.',
            'Commitment and consents: what you agreed to, when, and which version of the text.',
            'Listings: address, position, photos (from which we remove embedded location and camera data), description, rates, rules, safety details, calendar, access notes.',
            'Bookings: dates, crew size, purpose, declarations, prices, states and their times, reveals of an address, cancellations, claims.',
            'Compliance packets: releases, signatures with their time and network address, crew lists, attestations, invoices, certificates.',
            'Payments: amounts, a token and the last four digits of a card, payout details held by the payment provider, tax details. The full card number never reaches us.',
            'Messages and reviews: their content, times, and the result of moderation.',
            'Referrals: the email address of a person you invite, used for that one invitation.',
            'Technical data: network address, browser, times of access, errors, and an audit log of security-relevant actions.',
          ],
        },
        'Most of it comes from you. Some comes from others: the result of a check from a verification provider, a payment’s status from the payment provider, a name in a crew list from the guest who entered it, a calendar you asked us to import.',
      ],
    },
    {
      id: 'why',
      heading: 'What we use it for',
      body: [
        {
          list: [
            'To perform our agreement with you: accounts, verification, listings, bookings, payments, messages, records.',
            'To keep people and places safe: noticing one document on two accounts, moderation, audit, prevention of fraud and abuse.',
            'To meet legal duties: tax, accounting, age limits, lawful orders.',
            'To run and improve the service: diagnosing errors, measuring load, counting bookings. For this we use figures that name nobody wherever that is enough.',
            'To write to you: always about your account and bookings; about news and offers only as far as your notification settings say.',
          ],
        },
        'We do not use identity documents, messages or compliance packets for marketing, nor to train models. We make no decision with legal effect about you by machine alone: a check that is not clear goes to a person, and you may ask for one.',
      ],
    },
    {
      id: 'verification',
      heading: 'Identity verification',
      body: [
        'We verify everyone before they book or list because people open their homes to each other here. The document you upload is encrypted with AES-256 under a key of its own before it is stored. It can be read for review only, by an administrator, and each reading is written to the audit log. Where verification is done by an outside provider, you give the document to that provider, and we receive the result.',
        'No other member ever receives your document, your ID number or your date of birth. They see that you are verified. In a compliance pack they also find your legal name as signatory and an attestation with result, provider and date.',
      ],
    },
    {
      id: 'who-sees-what',
      heading: 'Who sees what',
      body: [
        {
          list: [
            'Everyone: the public part of a listing (photos, description, city, prices, rules, rating), the host’s first name and picture, and published reviews with the details you chose to share.',
            'The other side of a confirmed booking: street address and access notes, contact details, and the booking’s compliance packet. Not before.',
            'Administrators: what their task needs, such as applications, verification under review, flagged messages, claims and packets. Access to sensitive records is logged.',
            'Authorities: what a valid legal demand requires. We check it, give no more than we must, and tell you unless that is forbidden.',
            'A successor, should Roomtone be transferred, bound by this policy. You would hear of it first.',
          ],
        },
        'We do not sell personal information and do not share it for cross-context behavioral advertising, and have not done so. A signal such as Global Privacy Control therefore changes nothing, but it is respected.',
      ],
    },
    {
      id: 'addresses',
      heading: 'Addresses of spaces',
      body: [
        'Until a booking is confirmed nobody but the host and our administrators receives the street address, access notes or exact coordinates of a space, through any page or interface. A listing with standard privacy shows a circle around the center of its postal code. One with enhanced privacy shows the city only, and on the map a point moved by between half a kilometer and one and a half, in a way that cannot be computed back. Each reveal after confirmation is recorded.',
      ],
    },
    {
      id: 'messages',
      heading: 'Messages',
      body: [
        'Messages are checked by software before delivery, for the rules given in our terms. A message that fails is not delivered. Threats, hate, solicitation and illegal requests are kept and shown to administrators. Apart from that, administrators read a conversation only for a claim, a report or a legal demand. Read receipts can be switched off under Privacy, for both directions.',
      ],
    },
    {
      id: 'providers',
      heading: 'Who works for us',
      body: [
        'We use providers of these kinds, each under a contract that binds them to our instructions and to secrecy:',
        {
          list: [
            'hosting of servers and the database;',
            'file storage for photos, encrypted documents and packs;',
            'delivery of email;',
            'payment processing and payouts;',
            'identity verification, where an outside provider is used;',
            'sign-in with an outside account, only if you connect one.',
          ],
        },
        'Ask at {support} for the current list by name. Payment and identity providers also have duties of their own under law and act on their own responsibility as far as those reach.',
      ],
    },
    {
      id: 'cookies',
      heading: 'Cookies and local storage',
      body: [
        'We set no tracking cookies and load no advertising or analytics scripts from others. When you sign in, your session is kept in your browser’s local storage: a short-lived access token, a refresh token that is used once and replaced, and your basic account details. Signing out removes it and ends the session on our servers too. We also keep small preferences there, such as an unfinished form. Clearing the site’s data in your browser removes all of it.',
        'A payment or verification provider may set cookies of its own on the step you take with it, to prevent fraud.',
      ],
    },
    {
      id: 'security',
      heading: 'How it is protected',
      body: [
        'Data travels under TLS 1.3. Identity documents and compliance packs are encrypted with AES-256, documents with a separate key for each file. Passwords are stored as Argon2id hashes, refresh tokens only as hashes. Two-factor sign-in is available to everyone. Access within Roomtone follows the task, and sensitive access leaves a record that cannot be edited.',
        'No system is beyond failure. If a breach puts your data at risk we tell you and the authorities concerned as the law requires, without undue delay, and say what we know. Please report weaknesses to {support}.',
      ],
    },
    {
      id: 'retention',
      heading: 'How long we keep it',
      body: [
        {
          list: [
            'Verification, booking and compliance data: 7 years. The period runs from the decision for verification, and from the end of the booking for booking and compliance data, invoices, payments and tax details included.',
            'Account data: as long as the account exists, and deleted within 90 days of a request to close it. For the first 30 of these days you can take the request back. Reviews stay without your name and without what you shared beside them.',
            'Waitlist entries: until you are invited and have signed up, or ask to be removed.',
            'Messages: as long as the account exists; those that belong to a booking are part of its data.',
            'Copies of your data that you asked for: 7 days.',
            'Technical logs: as short as their purpose allows, and no longer than 12 months, unless an incident is being examined.',
          ],
        },
        'Backups roll over on a schedule, so deleted data may remain in them for a short time, out of use. When the 7 years are over the data is erased, or made such that it can no longer be linked to you.',
      ],
    },
    {
      id: 'rights',
      heading: 'Your rights',
      body: [
        'Wherever you live, you may:',
        {
          list: [
            'access what we hold about you and receive a copy;',
            'correct what is wrong, most of it directly in your settings;',
            'export your data: Request my personal data, under Privacy, produces an archive in common formats, encrypted while it lies with us, available for 7 days; what it leaves out, such as your identity document, it names with the reason;',
            'delete your account: Delete my account, under Privacy, closes the account at once and starts deletion, completed within 90 days, except for what the 7-year rule keeps;',
            'object to a use, restrict it, or withdraw a consent for the future;',
            'limit the use of sensitive information to what the service needs, which is how we use it anyway.',
          ],
        },
        'You can also write to {support}, or have someone you authorize do so. We confirm that it is you, answer within 30 days (45 where the law allows and the matter is complex), charge nothing, and never treat you worse for it. If we refuse something we say why, and you may ask for a second decision. You may complain to your state’s attorney general or your data protection authority.',
        'While a confirmed booking lies ahead, a payout is due, money is owed or a claim is open, an account cannot be closed; the page names what is to be settled. After that you can close it at any time.',
      ],
    },
    {
      id: 'choices',
      heading: 'Choices in your settings',
      body: [
        'Under Privacy you decide about read receipts, about whether search engines may list your profile and your listings, and about what appears beside your reviews: home city and country, trip type, length of stay, booked services. Under Notifications you decide about each kind of mail, or unsubscribe from all marketing at once. Mails about security, bookings and money cannot be switched off while you have an account.',
      ],
    },
    {
      id: 'international',
      heading: 'Where data is processed',
      body: [
        'Roomtone is a service of the United States, and data is processed there. Spaces may lie in the United States, Canada and Mexico. If you use Roomtone from elsewhere your data is transferred to the United States; where the law of your country requires it, we rely on standard contractual clauses or another recognized safeguard. Our legal grounds, where a law asks for them, are the contract with you, legal duties, legitimate interests in safety and in running the service, and your consent where we ask for it.',
      ],
    },
    {
      id: 'children',
      heading: 'Children',
      body: [
        'Roomtone is for people of 18 and over. We do not knowingly open accounts for anyone younger; one that we find is closed and its data deleted. Where a minor takes part in a production as the host allows, the guest enters in the crew list only what the record needs, with the guardian’s consent.',
      ],
    },
    {
      id: 'changes',
      heading: 'Changes',
      body: [
        'We date every version of this policy. A change that matters is announced by email at least 30 days before it takes effect. We do not apply a change to data collected earlier in a way that is materially different without asking you.',
      ],
    },
    {
      id: 'contact',
      heading: 'Contact',
      body: ['For anything about your data write to {support}. A person reads it.'],
    },
  ],
}
