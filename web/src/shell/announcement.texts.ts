export const announcementTexts = { label: 'Announcement', close: 'Close this announcement' }
