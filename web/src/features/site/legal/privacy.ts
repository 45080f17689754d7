import { PRODUCT } from '@roomtone/texts/product'
import type { LegalDocument } from './legal-document.ts'

export const privacy: LegalDocument = {
  title: 'Privacy Policy',
  updated: '2026-11-15',
  intro: [
    `${PRODUCT} asks for more than most sites do: an identity document, an address, a signature. This policy explains what we collect, why, who sees it, how we protect it, how long we keep it, and what you can do about it.`,
    'In short: we use your data to verify people, arrange bookings and keep the records both sides need afterward. We do not sell it, we show no advertising, and we set no tracking cookies.',
  ],
  sections: [
    {
      id: 'scope',
      heading: 'Who we are, and what this covers',
      body: [
        `${PRODUCT} runs this marketplace and decides how the data described here is used. We are a neutral intermediary between hosts and guests: we do not produce or distribute content, and we do not receive what is filmed or recorded in a space. This policy goes together with our {terms}.`,
        'Hosts and guests receive some data about each other for a booking. They are responsible for what they do with it, within the limits of our terms.',
      ],
    },
    {
      id: 'what-we-collect',
      heading: 'What we collect',
      body: [
        {
          list: [
            'Waitlist: your name, your email address, and whether you’re a host or a creator.',
            'Account: name, legal name, date of birth, email address, password (only as an Argon2id hash), roles, picture, and what you add to your profile: introduction, prompts, phone numbers, addresses, emergency contact, languages, time zone.',
            'Verification: legal name, date of birth, address if given, the identity document, the result, its date and the provider; of the ID number only the last four characters and a keyed fingerprint.',
            'Commitment and consents: what you agreed to, when, and which version of the text.',
            'Listings: address, position, photos (from which we remove embedded location and camera data), description, rates, rules, safety details, calendar, access notes.',
            'Bookings: dates, crew size, purpose, declarations, prices, each status and its time, who was shown an address, cancellations, claims.',
            'Compliance packets: releases, signatures with their time and network address, crew lists, attestations, invoices, certificates.',
            'Payments: amounts, a token and the last four digits of a card, payout details held by the payment provider, tax details. The full card number never reaches us.',
            'Messages and reviews: their content, times, and the result of moderation.',
            'Referrals: the email address of a person you invite, used for that one invitation.',
            'Technical data: network address, browser, times of access, errors, and an audit log of security-relevant actions.',
          ],
        },
        'Most of it comes from you. Some comes from others: a verification provider’s result, a payment’s status, your name on a crew list from the guest who entered it, a calendar you asked us to import.',
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
            'To run and improve the service: diagnosing errors, measuring load, counting bookings. Wherever possible, we use figures that identify nobody.',
            'To write to you: about your account and bookings, and, if your notification settings allow it, about news and offers.',
          ],
        },
        'We do not use identity documents, messages or compliance packets for marketing, nor to train models. No decision with legal effect on you is made by a machine alone. If a check isn’t clear, a person looks at it, and you can ask for one.',
      ],
    },
    {
      id: 'verification',
      heading: 'Identity verification',
      body: [
        'People open their homes to each other here, so we verify everyone before they book or list. The document you upload is encrypted with AES-256, with its own key, before it is stored. Only an administrator can open it, for review only, and the audit log records each time. If an outside provider does the verification, you give the document to that provider and we receive the result.',
        'No other member ever receives your document, your ID number or your date of birth. They see that you are verified. A compliance pack also shows your legal name as signatory, and the result, provider and date of your check.',
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
            'People you bring in: co-hosts see what you share with them. The crew a guest invites to the call sheet see the address and access notes shortly before the shoot.',
            'Administrators: what their task needs, such as applications, verification under review, flagged messages, claims and packets. Access to sensitive records is logged.',
            'Authorities: what a valid legal demand requires. We check it, disclose no more than we must, and tell you unless that is forbidden.',
            `A successor, if ${PRODUCT} is transferred, bound by this policy. We would tell you first.`,
          ],
        },
        'We do not sell personal information and do not share it for cross-context behavioral advertising, and have not done so. We respect signals such as Global Privacy Control; there is nothing for them to turn off.',
      ],
    },
    {
      id: 'addresses',
      heading: 'Addresses of spaces',
      body: [
        'Until a booking is confirmed, only the host, the co-hosts they have chosen and our administrators can get the street address, access notes or exact coordinates of a space, on any page or through any interface. A listing with standard privacy shows a circle around the center of its postal code. One with enhanced privacy shows the city only, and on the map a point moved by 0.5 to 1.5 km, from which nobody can work out the real one. After confirmation, we record each time the address is shown.',
      ],
    },
    {
      id: 'messages',
      heading: 'Messages',
      body: [
        'Software checks messages against the rules in our terms before delivery. A message that breaks them is not delivered. Threats, hate, solicitation and illegal requests are kept and shown to administrators. Otherwise, administrators read a conversation only for a claim, a report or a legal demand. You can turn off read receipts under Privacy, in both directions.',
      ],
    },
    {
      id: 'providers',
      heading: 'Who works for us',
      body: [
        'We use providers for the following, each bound by contract to follow our instructions and keep your data confidential:',
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
        'Write to {support} for the current list by name. Payment and identity providers also have legal duties of their own and are responsible for meeting them.',
      ],
    },
    {
      id: 'cookies',
      heading: 'Cookies and local storage',
      body: [
        'We set no tracking cookies and load no advertising or analytics scripts from others. When you sign in, your session is kept in your browser’s local storage: a short-lived access token, a refresh token that is used once and replaced, and your basic account details. Signing out removes it and ends the session on our servers. We also keep small things there, such as preferences or an unfinished form. Clear the site’s data in your browser to remove all of it.',
        'A payment or verification provider may set its own cookies during its step, to prevent fraud.',
      ],
    },
    {
      id: 'security',
      heading: 'How it is protected',
      body: [
        'Data travels under TLS 1.3. Identity documents and compliance packs are encrypted with AES-256, documents with a separate key for each file. Passwords are stored as Argon2id hashes, refresh tokens only as hashes. Two-factor sign-in is available to everyone. Our people can open only what their task needs, and opening sensitive data leaves a record that cannot be edited.',
        'No system is perfect. If a breach puts your data at risk, we tell you and the authorities as the law requires, without undue delay, and say what we know. Please report security problems to {support}.',
      ],
    },
    {
      id: 'retention',
      heading: 'How long we keep it',
      body: [
        {
          list: [
            'Verification, booking and compliance data: 7 years. The period runs from the decision for verification, and from the end of the booking for booking and compliance data, invoices, payments and tax details included.',
            'Account data: as long as the account exists, and deleted within 90 days of a request to close it. You can take the request back in the first 30 days. Reviews stay, without your name or what you shared beside them.',
            'Waitlist entries: until you have been invited and signed up, or ask to be removed.',
            'Messages: as long as the account exists; those that belong to a booking are part of its data.',
            'Copies of your data that you asked for: 7 days.',
            'Technical logs: only as long as needed, and no longer than 12 months unless we’re looking into an incident.',
          ],
        },
        'Backups are replaced on a schedule, so deleted data may stay in them for a short time, unused. After the 7 years the data is erased, or changed so that it can no longer be linked to you.',
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
            'export your data: Request my personal data, under Privacy, gives you an archive in common formats, encrypted while we store it and available for 7 days; it lists what it leaves out, such as your identity document, and why;',
            'delete your account: Delete my account, under Privacy, closes the account right away and starts deletion, completed within 90 days, except for what we keep for 7 years;',
            'object to a use, restrict it, or withdraw a consent for the future;',
            'limit the use of sensitive information to what the service needs, which is how we already use it.',
          ],
        },
        'You can also write to {support}, or have someone you authorize do so. We confirm that it’s you, answer within 30 days (45 where the law allows and the matter is complex), charge nothing, and never treat you worse for asking. If we refuse something, we say why, and you may ask for a second decision. You may complain to your state’s attorney general or your data protection authority.',
        'You can’t close your account while a confirmed booking is coming up, a payout is due, money is owed or a claim is open. The page lists what’s left to settle. After that you can close it anytime.',
      ],
    },
    {
      id: 'choices',
      heading: 'Choices in your settings',
      body: [
        'Under Privacy you choose whether to use read receipts, whether search engines may list your profile and listings, and what appears beside your reviews: home city and country, trip type, length of stay, booked services. Under Notifications you choose which emails you get, or unsubscribe from all marketing. You can’t turn off emails about security, bookings and money while you have an account.',
      ],
    },
    {
      id: 'international',
      heading: 'Where data is processed',
      body: [
        `${PRODUCT} is based in the United States and processes data there. Spaces may be in the United States, Canada and Mexico. If you use ${PRODUCT} from elsewhere, your data is transferred to the United States; where the law of your country requires it, we rely on standard contractual clauses or another recognized safeguard. Our legal grounds, where a law requires them, are the contract with you, legal duties, legitimate interests in safety and in running the service, and your consent where we ask for it.`,
      ],
    },
    {
      id: 'children',
      heading: 'Children',
      body: [
        `${PRODUCT} is for people 18 and over. We do not knowingly open accounts for anyone younger; if we find one, we close it and delete its data. If a minor takes part in a production, as the host allows, the guest enters only what the crew list needs, with the guardian’s consent.`,
      ],
    },
    {
      id: 'changes',
      heading: 'Changes',
      body: [
        'We date every version of this policy. We announce a change that matters by email at least 30 days before it takes effect. We ask you before we use data we already have in a materially different way.',
      ],
    },
    {
      id: 'contact',
      heading: 'Contact',
      body: ['For anything about your data, write to {support}. A person reads it.'],
    },
  ],
}
