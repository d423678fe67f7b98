// What the public pages look like, as a whole: they are drawn before anybody opens them, and the build keeps of it what they use.
import '../styles/app.css'
import '../frame/header.css'
import '../frame/site-print.css'
import '../features/marketing/landing-button.css'
