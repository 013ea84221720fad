// Tells somebody that it is their turn, while no page is open. Nothing of the match is in it.
const WORDS = { en: "It is your turn.", de: "Du bist am Zug.", it: "È il tuo turno.", fr: "C'est à vous." };

self.addEventListener("push", (event) => {
  const told = event.data ? event.data.json() : {};
  const body = WORDS[self.navigator.language.slice(0, 2)] || WORDS.en;
  const details = { body, tag: told.match, data: told.link, icon: "icon.svg" };
  event.waitUntil(self.registration.showNotification("OpenDust", details));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const link = event.notification.data;
  if (link) event.waitUntil(self.clients.openWindow(link));
});
