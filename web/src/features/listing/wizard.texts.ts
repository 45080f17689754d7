export const wizardTexts = {
  title: 'Put your space on the map of small productions',
  types: { home: 'Home', room: 'Room', location: 'Location' },
  steps: [
    {
      title: 'Describe the place',
      text: 'What kind of place it is, what part of it people get, where it stands, and how many it holds.',
    },
    {
      title: 'Show it',
      text: 'At least five photographs in daylight, a title, two highlights and a few honest sentences.',
    },
    {
      title: 'Set your terms',
      text: 'A price per day, who may book and how, what is safe to know, and you are done.',
    },
  ],
  soon: 'New listings open shortly. Until then, see what to have ready.',
  action: 'How listing works',
}
